import { createPlugins } from '../../adapters/browser/interactions/plugins/create-plugins.js'
import { createWidgets } from '../../adapters/browser/widgets/index.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import type { ScrollRunner } from '../../adapters/browser/widgets/scroll/scroll-runner.js'
import { createCartFacade } from '../../adapters/browser/webflow-api/cart-facade.js'
import { createUserFacade } from '../../adapters/browser/webflow-api/user-facade.js'
import { FEATURES, chunkOf, combiningOf } from '../../adapters/browser/webflow-api/features.js'
import type { LoadChunk } from '../../adapters/browser/webflow-api/lazy-api.js'
import { createFeature } from '../../adapters/browser/webflow-api/load-feature.js'
import { createIx2Module } from '../../adapters/browser/webflow-api/ix2-module.js'
import { createIx3Module } from '../../adapters/browser/webflow-api/ix3-module.js'
import { createModuleRegistry } from '../../adapters/browser/webflow-api/module-registry.js'
import type { AnyModule } from '../../adapters/browser/webflow-api/module-registry.js'
import { createPageContext } from './page-context.js'
import { SCRIPT_ADAPTERS } from './script-adapters.js'
import { createWebflow } from '../../adapters/browser/webflow-api/webflow.js'

declare const __VITRINE_VERSION__: string

interface ScrollChunk {
  readonly scroll: (context: PageContext) => ScrollRunner
}

/**
 * The page script: replaces the builder's own, as one classic script. It defines the global names for page code, plays
 * the interactions, starts the widgets, and loads other features only on pages that have them.
 */
function startPage(window: Window & typeof globalThis, scriptUrl: string): void {
  const { document } = window
  const context = createPageContext(window, SCRIPT_ADAPTERS)
  const modules = createModuleRegistry()
  const load: LoadChunk = (chunk) => import(new URL(`chunks/${chunk}.js`, scriptUrl).href)
  const ix2 = createIx2Module(
    context,
    createPlugins(context, (name) => modules.require(name)),
    load,
  )
  modules.define('ix2', ix2.module)
  const ix3 = createIx3Module(context, load, (name) => modules.require(name))
  modules.define('ix3', ix3.module)
  const loadScrollRunner = async (): Promise<ScrollRunner> =>
    ((await load('scroll')) as ScrollChunk).scroll(context)
  for (const [name, widget] of Object.entries(createWidgets(context, loadScrollRunner)))
    modules.define(name, widget as AnyModule)
  const found = FEATURES.filter(({ selector }) => document.querySelector(selector))
  const combining = combiningOf(found)
  // Widgets may be visible already, so their chunks load while the rest of the page is parsed. They load in a
  // microtask, after this script: a browser that records which line made a request would read it all again.
  queueMicrotask(() => {
    for (const feature of found) if (!feature.lazy) load(chunkOf(feature, combining)).catch(() => undefined)
  })
  const loaded: string[] = []
  for (const feature of FEATURES)
    modules.define(feature.name, createFeature(feature, context, chunkOf(feature, combining), load, loaded))

  const webflow = createWebflow(context, modules, load)
  const waiting: unknown = Reflect.get(window, 'Webflow')
  Reflect.set(window, 'Webflow', webflow)
  if (Array.isArray(waiting)) for (const callback of waiting) webflow.push(callback)
  Reflect.set(window, 'Vitrine', {
    version: __VITRINE_VERSION__,
    cart: createCartFacade(context, load),
    user: createUserFacade(context, load, chunkOf({ name: 'accounts' }, combining)),
    /** The features that run on this page now. */
    inspect: () => ({
      mode: context.mode(),
      modules: modules.names(),
      features: [...loaded],
      reducedMotion: context.prefersReducedMotion(),
      interactions: ix2.host.report(),
      timelines: ix3.report(),
    }),
  })
  // Features start after the page's own code for DOMContentLoaded, which may prepare content. A message
  // delays them, because timers may be throttled.
  const soon = (): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      webflow.ready()
    }
    port2.postMessage(null)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', soon, { once: true })
  else soon()
}

// A second copy of the script on a page does nothing.
if (!Reflect.has(window, 'Vitrine')) {
  const script = document.currentScript
  startPage(window, script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI)
}
