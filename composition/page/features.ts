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
  readonly earlyEvents?: readonly EarlyEvent[]
}

const clicksOn = (selector: string): readonly EarlyEvent[] => [{ type: 'click', selector }]

/** Everything that is loaded on demand. A page without any of it loads none of it. */
export const FEATURES: readonly Feature[] = [
  { name: 'navbar', chunk: 'widgets', selector: '.w-nav', earlyEvents: clicksOn('.w-nav-button') },
  {
    name: 'dropdown',
    chunk: 'widgets',
    selector: '.w-dropdown',
    earlyEvents: clicksOn('.w-dropdown-toggle'),
  },
  {
    name: 'tabs',
    chunk: 'panels',
    selector: '.w-tabs',
    members: ['redraw'],
    earlyEvents: clicksOn('.w-tab-link'),
  },
  {
    name: 'slider',
    selector: '.w-slider',
    members: ['redraw'],
    earlyEvents: clicksOn('.w-slider-arrow-left, .w-slider-arrow-right'),
  },
  {
    name: 'commerce',
    selector: '[data-node-type^="commerce-"], [data-node-type^="cart-"]',
    members: ['init', 'preview', 'design'],
    earlyEvents: [
      { type: 'submit', selector: '[data-node-type="commerce-add-to-cart-form"]' },
      {
        type: 'click',
        selector:
          '[data-node-type="commerce-add-to-cart-pill"], [data-node-type="commerce-buy-now-button"], [data-node-type="commerce-cart-open-link"]',
      },
    ],
  },
  {
    name: 'checkout',
    selector:
      '[data-node-type="commerce-checkout-form-container"], [data-node-type="commerce-order-confirmation-wrapper"]',
    earlyEvents: [
      { type: 'submit', selector: '[data-node-type="commerce-checkout-form-container"] form' },
      { type: 'click', selector: '[data-node-type="commerce-checkout-place-order-button"]' },
    ],
  },
  { name: 'lightbox', chunk: 'panels', selector: '.w-lightbox', earlyEvents: clicksOn('.w-lightbox') },
  {
    name: 'forms',
    selector: '.w-form, .w-checkbox-input, .w-radio-input',
    earlyEvents: [{ type: 'submit', selector: '.w-form form' }],
  },
  {
    name: 'background-video',
    chunk: 'extras',
    selector: 'video, .w-background-video--control, .w-video > iframe',
    earlyEvents: clicksOn('.w-background-video--control'),
  },
  {
    name: 'brand',
    chunk: 'extras',
    selector: 'html[data-wf-status], html[data-wf-domain$=".webflow.io"], html[data-vitrine-badge="on"]',
  },
  { name: 'focus', chunk: 'extras', selector: 'body[data-wf-focus-within]' },
  {
    name: 'consent',
    selector: '[data-vitrine-consent]',
    earlyEvents: clicksOn('[data-vitrine-consent="open"]'),
  },
  {
    name: 'lottie',
    chunk: 'players',
    selector: '[data-animation-type="lottie"]',
    members: ['init', 'createInstance'],
  },
  { name: 'spline', chunk: 'players', selector: '[data-animation-type="spline"]', members: ['init'] },
  { name: 'rive', chunk: 'players', selector: '[data-animation-type="rive"]', members: ['init'] },
]
