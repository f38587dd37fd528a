import type { PageContext, PageModule } from '../../adapters/dom/page/page-module.js'
import type { ModuleRegistry } from './module-registry.js'

/** A part of the runtime that only some pages need: an ES chunk beside the page script, exporting `start(context)`. */
export interface Feature {
  readonly name: string
  /** What on a page asks for it. */
  readonly selector: string
}

/** Everything that is loaded on demand. A page without any of it loads none of it. */
export const FEATURES: readonly Feature[] = [
  { name: 'commerce', selector: '[data-node-type^="commerce-"], [data-node-type^="cart-"]' },
  {
    name: 'checkout',
    selector:
      '[data-node-type="commerce-checkout-form-container"], [data-node-type="commerce-order-confirmation-wrapper"]',
  },
  { name: 'lightbox', selector: '.w-lightbox' },
  { name: 'forms', selector: '.w-form, .w-checkbox-input, .w-radio-input' },
  { name: 'background-video', selector: 'video, .w-background-video--control, .w-video > iframe' },
  {
    name: 'brand',
    selector: 'html[data-wf-status], html[data-wf-domain$=".webflow.io"], html[data-vitrine-badge="on"]',
  },
  { name: 'focus', selector: 'body[data-wf-focus-within]' },
  { name: 'consent', selector: '[data-vitrine-consent]' },
]

interface FeatureChunk {
  readonly start: (context: PageContext) => PageModule
}

const isChunk = (value: unknown): value is FeatureChunk =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'start') === 'function'

/**
 * Looks which features the page needs and loads those that are missing. `load` imports a chunk by its file name. A chunk that
 * does not arrive is reported and costs the page that feature only.
 */
export function createFeatureLoader(
  context: PageContext,
  modules: ModuleRegistry,
  load: (file: string) => Promise<unknown>,
): { readonly scan: () => void; readonly names: () => readonly string[] } {
  const loading = new Set<string>()
  const begin = async ({ name }: Feature): Promise<void> => {
    try {
      const chunk = await load(`chunks/${name}.js`)
      if (isChunk(chunk)) modules.define(name, { ...chunk.start(context) })
    } catch (error) {
      loading.delete(name)
      console.error(`[vitrine] the ${name} part of this page could not be loaded`, error)
    }
  }
  return {
    names: () => [...loading],
    scan: () => {
      for (const feature of FEATURES) {
        if (loading.has(feature.name) || !context.document.querySelector(feature.selector)) continue
        loading.add(feature.name)
        void begin(feature)
      }
    },
  }
}
