/** The source of a part of the page script: its module from the project's root, and its exported name. */
type Part = readonly [module: string, name: string]

/** The parts in one file beside the page script: requested name -> source of the part. */
export type Chunk = Readonly<Record<string, Part>>

/** Chunks that load when a visitor comes near the element. */
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

/** Not a widget of the builder: few pages have it. */
const CONSENT = { consent: ['adapters/browser/widgets/consent', 'createConsent'] } as const

/** Merges several chunks into one. */
const together = (chunks: Readonly<Record<string, Chunk>>): Chunk =>
  Object.assign({}, ...Object.values(chunks)) as Chunk

const ALL_WIDGETS: Chunk = { ...together(NEAR), ...together(AT_ONCE), ...CONSENT }

/** A page with accounts may have neither a shop nor widgets. */
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
 * The ES chunks beside the page script, by file name. Parts that pages use together share a chunk, so that a page
 * makes few requests. The build writes one file for each, and the tests read them.
 */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // Each includes the parts of the kit that it needs, so that a page with one widget makes one request.
  ...NEAR,
  ...AT_ONCE,
  consent: CONSENT,
  // Combined chunks for pages that would request too many single ones: `combiningOf`.
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
    parts: ['core/animation/timelines/common-parts', 'commonParts'],
    random: ['adapters/browser/platform/timelines-random', 'timelinesRandom'],
  },
  'timelines-eases': {
    parts: ['core/animation/timelines/ease-parts', 'easeParts'],
  },
  'timelines-rare': {
    parts: ['core/animation/timelines/rare-parts', 'rareParts'],
    pointer: ['core/animation/timelines/session/pointer-triggers', 'createPointerTriggers'],
    showOnPlayer: ['adapters/browser/interactions/timelines/show-on-player', 'showOnPlayer'],
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
