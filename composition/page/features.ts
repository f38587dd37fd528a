import type { EarlyEvent } from '../../adapters/page-api/early-event-replay.js'

/** A part of the runtime that only some pages need. */
export interface Feature {
  readonly name: string
  /** The chunk it is in, which exports what makes it under its name; the one of its name if absent. */
  readonly chunk?: string
  /** What on a page asks for it. */
  readonly selector: string
  /** What page code may call beside `ready` and `destroy`, also before the chunk is here. */
  readonly members?: readonly string[]
  /** What visitors may do before the chunk is here; it is done once the chunk can answer. */
  readonly events?: readonly EarlyEvent[]
}

const node = (type: string): string => `[data-node-type="commerce-${type}"]`
const clicksOn = (selector: string): readonly EarlyEvent[] => [{ type: 'click', selector }]

const player = (name: string): Feature => ({
  name,
  chunk: 'players',
  selector: `[data-animation-type="${name}"]`,
  members: ['init', 'createInstance'],
})

/** Everything that is loaded on demand. A page without any of it loads none of it. */
export const FEATURES: readonly Feature[] = [
  { name: 'navbar', chunk: 'widgets', selector: '.w-nav', events: clicksOn('.w-nav-button') },
  {
    name: 'dropdown',
    chunk: 'widgets',
    selector: '.w-dropdown',
    events: clicksOn('.w-dropdown-toggle'),
  },
  {
    name: 'tabs',
    chunk: 'panels',
    selector: '.w-tabs',
    members: ['redraw'],
    events: clicksOn('.w-tab-link'),
  },
  {
    name: 'slider',
    selector: '.w-slider',
    members: ['redraw'],
    events: clicksOn('[class*=w-slider-arrow]'),
  },
  {
    name: 'commerce',
    selector: '[data-node-type^="commerce-"], [data-node-type^="cart-"]',
    members: ['init', 'preview', 'design'],
    events: [
      { type: 'submit', selector: node('add-to-cart-form') },
      {
        type: 'click',
        selector: [node('add-to-cart-pill'), node('buy-now-button'), node('cart-open-link')].join(),
      },
    ],
  },
  {
    name: 'checkout',
    selector: [node('checkout-form-container'), node('order-confirmation-wrapper')].join(),
    events: [
      { type: 'submit', selector: `${node('checkout-form-container')} form` },
      { type: 'click', selector: node('checkout-place-order-button') },
    ],
  },
  { name: 'lightbox', chunk: 'panels', selector: '.w-lightbox', events: clicksOn('.w-lightbox') },
  {
    name: 'forms',
    selector: '.w-form, .w-checkbox-input, .w-radio-input',
    events: [{ type: 'submit', selector: '.w-form form' }],
  },
  {
    name: 'background-video',
    chunk: 'extras',
    selector: 'video, .w-background-video--control, .w-video > iframe',
    events: clicksOn('.w-background-video--control'),
  },
  {
    name: 'brand',
    chunk: 'extras',
    selector: '[data-wf-status], [data-wf-domain$=".webflow.io"], [data-vitrine-badge="on"]',
  },
  { name: 'focus', chunk: 'extras', selector: 'body[data-wf-focus-within]' },
  {
    name: 'consent',
    selector: '[data-vitrine-consent]',
    events: clicksOn('[data-vitrine-consent="open"]'),
  },
  player('lottie'),
  player('spline'),
  player('rive'),
]
