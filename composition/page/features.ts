/** A part of the runtime that only some pages need. */
export interface Feature {
  readonly name: string
  /**
   * For a widget: the chunk it is in, which exports what makes it under its name. What has none is in a chunk
   * of its own name.
   */
  readonly chunk?: string
  /** What on a page asks for it. */
  readonly selector: string
  /**
   * That is loaded when some of it is shown at most a viewport away, and no sooner than somebody presses or
   * sends it: for what looks the same without.
   */
  readonly whenNear?: true
  /** What page code may call beside `ready` and `destroy`, also before the chunk is here. */
  readonly members?: readonly string[]
  /** What visitors may click on or in before the chunk is here; it is clicked once the chunk can answer. */
  readonly click?: string
  /** The forms that they may send, likewise. */
  readonly submit?: string
}

const player = (name: string): Feature => ({
  name,
  chunk: 'extras',
  selector: `[data-animation-type=${name}]`,
  members: ['init', 'createInstance'],
})

/** A chunk of what pages may have in chunks of their own. */
export type CombinedChunk = 'widgets' | 'widgets-accounts'

/** Everything that is loaded on demand. A page without any of it loads none of it. */
export const FEATURES: readonly Feature[] = [
  {
    // A button that wide windows do not show, and a picture that leads home, which may have no name.
    name: 'navbar',
    chunk: 'navbar',
    selector: '.w-nav-button,.w-nav-brand[href="/"]',
    whenNear: true,
    click: '.w-nav-button',
  },
  {
    name: 'dropdown',
    chunk: 'dropdown',
    selector: '.w-dropdown',
    click: '.w-dropdown-toggle',
  },
  {
    name: 'tabs',
    chunk: 'panels',
    selector: '.w-tabs',
    members: ['redraw'],
    click: '.w-tab-link',
  },
  {
    name: 'slider',
    chunk: 'panels',
    selector: '.w-slider',
    members: ['redraw'],
    click: '[class*=w-slider-arrow]',
  },
  {
    name: 'commerce',
    selector: '[data-node-type^=commerce-],[data-node-type^=cart-]',
    members: ['init', 'preview', 'design'],
    submit: '[data-node-type=commerce-add-to-cart-form]',
    click:
      '[data-node-type=commerce-add-to-cart-pill],[data-node-type=commerce-buy-now-button],' +
      '[data-node-type=commerce-cart-open-link]',
  },
  {
    name: 'checkout',
    // Checkouts, PayPal's page included, and confirmations: all that end and are named so.
    selector: '[data-node-type$=form-container],[data-node-type^=commerce-order]',
    submit: '[data-node-type=commerce-checkout-form-container] form',
    click: '[data-node-type=commerce-checkout-place-order-button]',
  },
  {
    name: 'accounts',
    selector: '[data-wf-user-form-type],[data-wf-user-logout],[class*=w-users]',
    submit: '[data-wf-user-form-type]',
  },
  { name: 'lightbox', chunk: 'forms', selector: '.w-lightbox', whenNear: true, click: '.w-lightbox' },
  {
    name: 'forms',
    chunk: 'forms',
    selector: '.w-form,.w-checkbox-input,.w-radio-input',
    whenNear: true,
    submit: '.w-form form',
  },
  {
    name: 'background-video',
    chunk: 'extras',
    selector: 'video,.w-video>iframe',
    click: '.w-background-video--control',
  },
  {
    name: 'brand',
    chunk: 'extras',
    selector: '[data-wf-status],[data-wf-domain$=".webflow.io"],[data-vitrine-badge=on]',
  },
  { name: 'focus', chunk: 'extras', selector: '[data-wf-focus-within]' },
  {
    name: 'consent',
    chunk: 'consent',
    selector: '[data-vitrine-consent]',
    click: '[data-vitrine-consent=open]',
  },
  player('lottie'),
  player('spline'),
  player('rive'),
]

/**
 * The chunk that stands for several where those of what a page has are too many, or null: a page asks for five
 * files at most, the page script included. A checkout has what draws it beside its chunk, so that with accounts
 * there is no place for the widgets alone.
 */
export function combinedChunk(found: readonly Feature[]): CombinedChunk | null {
  const chunks = new Set(found.map(({ name, chunk = name }) => chunk))
  const isCheckout = chunks.has('checkout')
  if (chunks.size <= (isCheckout ? 3 : 4)) return null
  return isCheckout && chunks.has('accounts') ? 'widgets-accounts' : 'widgets'
}

/** The chunk that a feature is loaded from, on a page where `combined` stands for several. */
export function chunkOf(
  { name, chunk }: Pick<Feature, 'name' | 'chunk'>,
  combined: CombinedChunk | null,
): string {
  const isCombined = chunk ?? (name === 'accounts' && combined === 'widgets-accounts')
  return (isCombined && combined) || (chunk ?? name)
}
