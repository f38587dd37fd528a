/** A part of the runtime that only some pages need. */
export interface Feature {
  readonly name: string
  /** The chunk it is in, which exports what makes it under its name; the one of its name if absent. */
  readonly chunk?: string
  /** What on a page asks for it. */
  readonly selector: string
  /** What page code may call beside `ready` and `destroy`, also before the chunk is here. */
  readonly members?: readonly string[]
  /** What visitors may click on or in before the chunk is here; it is clicked once the chunk can answer. */
  readonly click?: string
  /** The forms that they may send, likewise. */
  readonly submit?: string
}

const node = (type: string): string => `[data-node-type=commerce-${type}]`
const player = (name: string): Feature => ({
  name,
  chunk: 'players',
  selector: `[data-animation-type=${name}]`,
  members: ['init', 'createInstance'],
})

/** Everything that is loaded on demand. A page without any of it loads none of it. */
export const FEATURES: readonly Feature[] = [
  { name: 'navbar', chunk: 'widgets', selector: '.w-nav', click: '.w-nav-button' },
  {
    name: 'dropdown',
    chunk: 'widgets',
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
    submit: node('add-to-cart-form'),
    click: [node('add-to-cart-pill'), node('buy-now-button'), node('cart-open-link')].join(),
  },
  {
    name: 'checkout',
    // Checkouts, PayPal's page included, and confirmations: all that end and are named so.
    selector: '[data-node-type$=form-container],[data-node-type^=commerce-order]',
    submit: `${node('checkout-form-container')} form`,
    click: node('checkout-place-order-button'),
  },
  {
    name: 'accounts',
    selector: '[data-wf-user-form-type],[data-wf-user-logout],[class*=w-users]',
    submit: '[data-wf-user-form-type]',
  },
  { name: 'lightbox', chunk: 'panels', selector: '.w-lightbox', click: '.w-lightbox' },
  {
    name: 'forms',
    chunk: 'widgets',
    selector: '.w-form,.w-checkbox-input,.w-radio-input',
    submit: '.w-form form',
  },
  {
    name: 'background-video',
    chunk: 'extras',
    selector: 'video,.w-background-video--control,.w-video>iframe',
    click: '.w-background-video--control',
  },
  {
    name: 'brand',
    chunk: 'extras',
    selector: '[data-wf-status],[data-wf-domain$=".webflow.io"],[data-vitrine-badge=on]',
  },
  { name: 'focus', chunk: 'extras', selector: 'body[data-wf-focus-within]' },
  {
    name: 'consent',
    selector: '[data-vitrine-consent]',
    click: '[data-vitrine-consent=open]',
  },
  player('lottie'),
  player('spline'),
  player('rive'),
]
