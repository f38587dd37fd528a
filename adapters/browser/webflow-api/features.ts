import type { Feature } from './load-feature.js'

const player = (name: string): Feature => ({
  name,
  chunk: 'players',
  selector: `[data-animation-type=${name}]`,
  members: ['init', 'createInstance'],
})

/** All features that load on demand. A page without one does not load it. */
export const FEATURES: readonly Feature[] = [
  {
    // A menu button that wide windows hide, and a linked logo, which may have no name.
    name: 'navbar',
    chunk: 'navbar',
    selector: '.w-nav-button,.w-nav-brand[href="/"]',
    lazy: true,
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
    // Checkouts, PayPal's page included, and confirmations: their names share this ending.
    selector: '[data-node-type$=form-container],[data-node-type^=commerce-order]',
    submit: '[data-node-type=commerce-checkout-form-container] form',
    click: '[data-node-type=commerce-checkout-place-order-button]',
  },
  {
    name: 'accounts',
    selector: '[data-wf-user-form-type],[data-wf-user-logout],[class*=w-users]',
    submit: '[data-wf-user-form-type]',
  },
  { name: 'lightbox', chunk: 'forms', selector: '.w-lightbox', lazy: true, click: '.w-lightbox' },
  {
    name: 'forms',
    chunk: 'forms',
    selector: '.w-form,.w-checkbox-input,.w-radio-input',
    lazy: true,
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
 * The degree to which a page's chunks are combined, to stay within its five files: 0 not at all; 1 the lazy widgets
 * in one file; 2 the lazy widgets in one and the other widgets in another; 3 all widgets in one; 4 these and the
 * accounts in one.
 */
export type Combining = 0 | 1 | 2 | 3 | 4

/** Chooses how the chunks of a page with these parts are combined. */
export function combiningOf(found: readonly Feature[]): Combining {
  const count = (chunks: readonly unknown[]): number => new Set(chunks).size
  // Files left beside the page script; a checkout also loads the chunk that draws it.
  const room = found.some(({ name }) => name === 'checkout') ? 3 : 4
  // Each carries a copy of shared code: four are larger than the combined file.
  const areMany = count(found.flatMap(({ chunk, lazy }) => (lazy ? [] : (chunk ?? [])))) > 3
  const isEnough = (combining: Combining): boolean =>
    count(found.map((feature) => chunkOf(feature, combining))) <= room
  return ([0, 1, 2, 3] as const).slice(areMany ? 2 : 0).find(isEnough) ?? 4
}

/** The chunk of a feature on a page with this degree of combining. */
export function chunkOf({ name, chunk, lazy }: Omit<Feature, 'selector'>, combining: Combining): string {
  if (combining === 4 && (chunk ?? name === 'accounts')) return 'widgets-accounts'
  if (chunk === undefined) return name
  if (combining >= 3) return 'widgets'
  if (combining > 0 && lazy) return 'widgets-near'
  return combining === 2 && name !== 'consent' ? 'widgets-at-once' : chunk
}
