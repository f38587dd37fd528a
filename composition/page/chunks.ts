/**
 * The place of a part of the page script: its module from the project's root, and the name it is exported
 * under.
 */
type Part = readonly [module: string, name: string]

/** The parts in a file beside the page script: the name the page script asks by -> the place of the part. */
export type Chunk = Readonly<Record<string, Part>>

/** Chunks that load when a visitor is near. */
const NEAR = {
  navbar: { navbar: ['adapters/browser/widgets/navbar', 'createNavbar'] },
  forms: {
    forms: ['adapters/browser/widgets/forms-module', 'createForms'],
    lightbox: ['adapters/browser/widgets/lightbox', 'createLightbox'],
  },
} as const

/** Chunks that load with the page. */
const AT_ONCE = {
  dropdown: { dropdown: ['adapters/browser/widgets/dropdown', 'createDropdown'] },
  slider: { slider: ['adapters/browser/widgets/slider', 'createSlider'] },
  tabs: { tabs: ['adapters/browser/widgets/tabs', 'createTabs'] },
  extras: {
    'background-video': ['adapters/browser/widgets/background-video', 'createBackgroundVideo'],
    brand: ['adapters/browser/widgets/badge', 'createBadge'],
    focus: ['adapters/browser/widgets/focus', 'createFocus'],
  },
  players: {
    lottie: ['adapters/browser/interactions/players/lottie', 'createLottie'],
    rive: ['adapters/browser/interactions/players/rive', 'createRive'],
    spline: ['adapters/browser/interactions/players/spline', 'createSpline'],
  },
} as const

/** No widget of the builder's: few pages have it. */
const CONSENT = { consent: ['adapters/browser/widgets/consent', 'createConsent'] } as const

/** In one chunk what is in several. */
const together = (chunks: Readonly<Record<string, Chunk>>): Chunk =>
  Object.assign({}, ...Object.values(chunks)) as Chunk

const ALL_WIDGETS: Chunk = { ...together(NEAR), ...together(AT_ONCE), ...CONSENT }

/** Pages with accounts need not have a shop, nor widgets. */
const ACCOUNTS: Chunk = {
  accounts: ['composition/page/accounts', 'startAccounts'],
  userApi: ['composition/page/page-user-api', 'pageUserApi'],
}

/** Chunks that share modules with each other; every other chunk stands alone. */
export const SHOP_CHUNKS: Readonly<Record<string, Chunk>> = {
  commerce: {
    commerce: ['composition/page/commerce', 'startCommerce'],
    cartApi: ['composition/page/page-cart-api', 'pageCartApi'],
    cardFields: ['composition/page/card-fields', 'createCardFields'],
  },
  checkout: {
    checkout: ['composition/page/checkout', 'startCheckouts'],
    wallets: ['composition/page/wallets', 'startPageWallets'],
    paypal: ['composition/page/paypal', 'startPaypal'],
  },
}

/**
 * The ES chunks beside the page script, by file name. What pages have together is together, so that a page
 * makes few requests. The build makes a file of each, the tests read which part is where.
 */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // Each with what it needs of the kit, so that a page with one of them makes one request for it.
  ...NEAR,
  ...AT_ONCE,
  consent: CONSENT,
  // For pages that would ask for too many of them one by one: `combiningOf`.
  'widgets-near': together(NEAR),
  'widgets-at-once': together(AT_ONCE),
  widgets: ALL_WIDGETS,
  'widgets-accounts': { ...ALL_WIDGETS, ...ACCOUNTS },
  ...SHOP_CHUNKS,
  accounts: ACCOUNTS,
  scroll: { scroll: ['adapters/browser/widgets/scroll/scroll-runner', 'createScrollRunner'] },
  designer: { answerRequest: ['adapters/browser/webflow-api/designer', 'answerRequest'] },
  timelines: { timelines: ['adapters/browser/interactions/timelines/timelines-host', 'createTimelinesHost'] },
  'timelines-more': {
    further: ['core/animation/timelines/further-parts', 'furtherParts'],
    pointer: ['core/animation/timelines/session/pointer-triggers', 'createPointerTriggers'],
    showOnPlayer: ['adapters/browser/interactions/timelines/show-on-player', 'showOnPlayer'],
    random: ['adapters/browser/platform/timelines-random', 'timelinesRandom'],
  },
  'timelines-scroll': {
    scrolling: ['adapters/browser/interactions/timelines/page-scrolling', 'createPageScrolling'],
  },
  'timelines-text': {
    splitter: ['adapters/browser/interactions/timelines/await-fonts', 'splitterWithFonts'],
  },
  tram: { createTram: ['adapters/browser/webflow-api/tram', 'createTram'] },
}

/** The entry module of a chunk, as text; `root` is the project's folder. */
export const chunkEntry = (chunk: Chunk, root: string): string =>
  Object.entries(chunk)
    .map(([exported, [module, name]]) => `export { ${name} as '${exported}' } from '${root}/${module}.ts'\n`)
    .join('')
