/** Where a part of the page script is: its module from the project's root, and the name it is exported under. */
type Part = readonly [module: string, name: string]

/** What is beside the page script. */
export interface Chunk {
  /** What it exports: the name the page script asks by -> where it is. */
  readonly parts: Readonly<Record<string, Part>>
  /**
   * Shares no module with other chunks; what it needs of the kit it brings. For small parts that pages without
   * any other widget have.
   */
  readonly isAlone?: boolean
}

/**
 * The ES chunks beside the page script, by file name. What pages have together is together, so that a page
 * makes few requests. The build makes a file of each, the tests read which part is where.
 */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // With what all that is open at times stands on.
  widgets: { parts: { dropdown: ['adapters/dom-widgets/dropdown', 'createDropdown'] } },
  navbar: { parts: { navbar: ['adapters/dom-widgets/navbar', 'createNavbar'] } },
  panels: {
    parts: {
      slider: ['adapters/dom-widgets/slider', 'createSlider'],
      tabs: ['adapters/dom-widgets/tabs', 'createTabs'],
    },
  },
  // What comes when a visitor is near.
  forms: {
    parts: {
      forms: ['adapters/dom-widgets/forms', 'createForms'],
      lightbox: ['adapters/dom-widgets/lightbox', 'createLightbox'],
    },
    isAlone: true,
  },
  consent: { parts: { consent: ['adapters/dom-widgets/consent', 'createConsent'] } },
  extras: {
    parts: {
      'background-video': ['adapters/dom-widgets/background-video', 'createBackgroundVideo'],
      brand: ['adapters/dom-widgets/brand', 'createBrand'],
      focus: ['adapters/dom-widgets/focus', 'createFocus'],
      lottie: ['adapters/dom-interactions/players/lottie', 'createLottie'],
      rive: ['adapters/dom-interactions/players/rive', 'createRive'],
      spline: ['adapters/dom-interactions/players/spline', 'createSpline'],
    },
    isAlone: true,
  },
  commerce: {
    parts: {
      commerce: ['composition/page/commerce', 'startCommerce'],
      cartApi: ['composition/page/page-cart-api', 'pageCartApi'],
      cardFields: ['composition/page/card-fields', 'createCardFields'],
    },
  },
  checkout: {
    parts: {
      checkout: ['composition/page/checkout', 'startCheckouts'],
      wallets: ['composition/page/wallets', 'startPageWallets'],
      paypal: ['composition/page/paypal', 'startPaypal'],
    },
  },
  // Pages with accounts need not have a shop, nor widgets.
  accounts: {
    parts: {
      accounts: ['composition/page/accounts', 'startAccounts'],
      userApi: ['composition/page/page-user-api', 'pageUserApi'],
    },
    isAlone: true,
  },
  scroll: {
    parts: { scroll: ['adapters/dom-widgets/scroll/scroll-runner', 'createScrollRunner'] },
    isAlone: true,
  },
  designer: { parts: { answerRequest: ['adapters/page-api/designer', 'answerRequest'] }, isAlone: true },
  tram: { parts: { createTram: ['adapters/page-api/tram', 'createTram'] } },
}

/** The entry module of a chunk, as text; `root` is the project's folder. */
export const chunkEntry = (chunk: Chunk, root: string): string =>
  Object.entries(chunk.parts)
    .map(([exported, [module, name]]) => `export { ${name} as '${exported}' } from '${root}/${module}.ts'\n`)
    .join('')
