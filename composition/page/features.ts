import type { Feature } from '../../adapters/browser/webflow-api/load-feature.js'

const player = (name: string): Feature => ({
  name,
  chunk: 'players',
  selector: `[data-animation-type=${name}]`,
  members: ['init', 'createInstance'],
})

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
    chunk: 'tabs',
    selector: '.w-tabs',
    members: ['redraw'],
    click: '.w-tab-link',
  },
  {
    name: 'slider',
    chunk: 'slider',
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
 * The degree to which a page's chunks are combined, as little as its five files allow: none; the widgets that
 * wait for a visitor to be near; the other widgets as well, those in one file and these in another; all
 * widgets in one; these and the accounts in one.
 */
export type Combining = 0 | 1 | 2 | 3 | 4

/** Chooses how the chunks of a page with these parts are combined. */
export function combiningOf(found: readonly Feature[]): Combining {
  const count = (chunks: readonly unknown[]): number => new Set(chunks).size
  // Beside the page script; a checkout has what draws it beside its chunk.
  const room = found.some(({ name }) => name === 'checkout') ? 3 : 4
  // Each brings its copy of what they share: four are larger than all in one.
  const areMany = count(found.flatMap(({ chunk, whenNear }) => (whenNear ? [] : (chunk ?? [])))) > 3
  const isEnough = (combining: Combining): boolean =>
    count(found.map((feature) => chunkOf(feature, combining))) <= room
  return ([0, 1, 2, 3] as const).slice(areMany ? 2 : 0).find(isEnough) ?? 4
}

/** The chunk that a feature is loaded from, on a page whose chunks are combined so. */
export function chunkOf({ name, chunk, whenNear }: Omit<Feature, 'selector'>, combining: Combining): string {
  if (combining === 4 && (chunk ?? name === 'accounts')) return 'widgets-accounts'
  if (chunk === undefined) return name
  if (combining >= 3) return 'widgets'
  if (combining > 0 && whenNear) return 'widgets-near'
  return combining === 2 && name !== 'consent' ? 'widgets-at-once' : chunk
}
