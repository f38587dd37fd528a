import { toRecord } from '../../core/shared/index.js'
import type { PageContext, PageModule } from '../../adapters/dom-kit/page-module.js'
import { captureEarlyEvents } from '../../adapters/page-api/early-event-replay.js'
import type { EarlyEvent, EarlyEventReplay } from '../../adapters/page-api/early-event-replay.js'
import type { AnyModule } from '../../adapters/page-api/module-registry.js'

/**
 * A part of the runtime that only some pages need: an ES chunk beside the page script, exporting
 * `start(context)`.
 */
export interface Feature {
  readonly name: string
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
  { name: 'navbar', selector: '.w-nav', earlyEvents: clicksOn('.w-nav-button') },
  { name: 'dropdown', selector: '.w-dropdown', earlyEvents: clicksOn('.w-dropdown-toggle') },
  { name: 'tabs', selector: '.w-tabs', members: ['redraw'], earlyEvents: clicksOn('.w-tab-link') },
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
  { name: 'lightbox', selector: '.w-lightbox', earlyEvents: clicksOn('.w-lightbox') },
  {
    name: 'forms',
    selector: '.w-form, .w-checkbox-input, .w-radio-input',
    earlyEvents: [{ type: 'submit', selector: '.w-form form' }],
  },
  {
    name: 'background-video',
    selector: 'video, .w-background-video--control, .w-video > iframe',
    earlyEvents: clicksOn('.w-background-video--control'),
  },
  {
    name: 'brand',
    selector: 'html[data-wf-status], html[data-wf-domain$=".webflow.io"], html[data-vitrine-badge="on"]',
  },
  { name: 'focus', selector: 'body[data-wf-focus-within]' },
  {
    name: 'consent',
    selector: '[data-vitrine-consent]',
    earlyEvents: clicksOn('[data-vitrine-consent="open"]'),
  },
  { name: 'lottie', selector: '[data-animation-type="lottie"]', members: ['init', 'createInstance'] },
  { name: 'spline', selector: '[data-animation-type="spline"]', members: ['init'] },
  { name: 'rive', selector: '[data-animation-type="rive"]', members: ['init'] },
]

interface FeatureChunk {
  readonly start: (context: PageContext) => PageModule
}

const isChunk = (value: unknown): value is FeatureChunk => typeof toRecord(value)['start'] === 'function'

const callMember = (module: object, name: string, args: readonly unknown[]): unknown => {
  const member: unknown = Reflect.get(module, name)
  return typeof member === 'function' ? Reflect.apply(member, module, args) : undefined
}

/**
 * The feature as a module that is there from the first moment. `ready` loads its chunk once the page has
 * something for it; calls that come before the chunk are carried out when it is here. A chunk that does not
 * arrive is reported, costs the page that feature only, and is asked for again at the next `ready`, and when
 * a form is sent that would otherwise leave the page with what was filled in. `load` imports a chunk by its
 * file name.
 */
export function createFeature(
  { name, selector, members = [], earlyEvents = [] }: Feature,
  context: PageContext,
  load: (file: string) => Promise<unknown>,
): { readonly module: AnyModule; readonly isLoaded: () => boolean } {
  let loaded: PageModule | null = null
  let isLoading = false
  let isReady = false
  let waiting: (() => void)[] = []

  let early: EarlyEventReplay | null = null
  const file = `chunks/${name}.js`
  // From the end of a page its widgets are seen already; their chunks come while the rest of the page is read.
  if (context.document.querySelector(selector)) load(file).catch(() => undefined)

  const discardEarly = (): void => {
    early?.discard()
    early = null
  }
  const begin = async (): Promise<void> => {
    isLoading = true
    early ??= captureEarlyEvents(context, earlyEvents, (type) => {
      if (!isLoading && type === 'submit') void begin()
      return isLoading
    })
    try {
      const chunk = await load(file)
      if (!isChunk(chunk)) return discardEarly()
      loaded = chunk.start(context)
      Object.assign(module, loaded, own)
      if (isReady) loaded.ready()
      for (const call of waiting) call()
      waiting = []
      // A page that was taken down meanwhile has nobody left to answer.
      if (isReady) early.replay()
      else discardEarly()
    } catch (error) {
      isLoading = false
      if (!isReady) discardEarly()
      console.error(`[vitrine] the ${name} part of this page could not be loaded`, error)
    }
  }
  const own: PageModule = {
    ready: () => {
      isReady = true
      if (loaded) loaded.ready()
      else if (!isLoading && context.document.querySelector(selector)) void begin()
    },
    destroy: () => {
      isReady = false
      if (!isLoading) discardEarly()
      loaded?.destroy()
    },
  }
  const module: Record<string, unknown> = { ...own }
  for (const member of members)
    module[member] = (...args: readonly unknown[]) => {
      if (loaded) return callMember(loaded, member, args)
      waiting.push(() => loaded && callMember(loaded, member, args))
      return undefined
    }
  return { module, isLoaded: () => loaded !== null }
}
