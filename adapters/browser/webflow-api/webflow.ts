import { toRecord } from '../../../core/shared/index.js'
import type { OwnPageContext } from '../kit/page-module.js'
import type { OwnedPageSignal } from '../frames/page-signal.js'
import { createEnvironment } from './environment.js'
import { microLibrary } from './micro-library.js'
import type { AnyModule, ModuleRegistry } from './module-registry.js'
import type { LoadOnDemand } from './on-demand-chunks.js'
import { createLazyTram } from './lazy-tram.js'

type Callback = () => unknown
type Factory = (jQuery: unknown, library: typeof microLibrary, options: unknown) => unknown

const asPageEvents = (signal: OwnedPageSignal): object => ({
  on: (listener: unknown) => {
    if (typeof listener === 'function') signal.on(listener as () => void)
  },
  off: (listener?: unknown) => {
    if (typeof listener === 'function') signal.off(listener as () => void)
    else signal.clear()
  },
  up: (context?: Event) => {
    signal.emit(context)
  },
})

/** An element, also as the first of a jQuery collection. */
const elementOf = (value: unknown): unknown =>
  value instanceof Node ? value : (value as { readonly 0?: unknown } | null | undefined)?.[0]

/**
 * `window.Webflow`: the names that page code calls (reference/page-api#webflow). Functions pushed before the
 * page was ready run at every `ready()` until `destroy()`, since page code binds its own new content there.
 */
export function createWebflow(context: OwnPageContext, modules: ModuleRegistry, load: LoadOnDemand) {
  const { window, document } = context
  const env = createEnvironment(window)
  let isReady = false
  let queue: Callback[] = []
  let lastTouched: EventTarget | null = null
  const noteTouch = (event: Event): void => {
    lastTouched = event.target
  }
  const call = (callback: unknown): void => {
    if (typeof callback === 'function') (callback as Callback)()
  }

  const watchTouches = (change: 'addEventListener' | 'removeEventListener'): void => {
    if (env.touch) for (const name of ['touchstart', 'mousedown']) document[change](name, noteTouch)
  }
  // The builder notifies its windows of each change between designing and the preview.
  const changeMode = ({ type }: Event): void => {
    if (env()) for (const name of modules.names()) call(modules.require(name)?.[type.slice('__wf_'.length)])
  }
  const watchModes = (change: 'addEventListener' | 'removeEventListener'): void => {
    // Page code and the builder take the modules down by the event as well.
    window[change]('__wf_destroy', modules.destroy)
    if (env()) for (const name of ['__wf_design', '__wf_preview']) window[change](name, changeMode)
  }
  watchModes('addEventListener')

  const webflow = {
    env,
    _: microLibrary,
    tram: createLazyTram(context, load),
    resize: asPageEvents(context.resize),
    scroll: asPageEvents(context.scroll),
    redraw: asPageEvents(context.redraw),
    push: (callback: unknown) => {
      if (isReady) call(callback)
      else if (typeof callback === 'function') queue.push(callback as Callback)
    },
    ready: () => {
      watchTouches('addEventListener')
      // A listener that is there already counts once.
      watchModes('addEventListener')
      isReady = true
      modules.ready()
      for (const callback of queue)
        try {
          callback()
        } catch (error) {
          reportError(error)
        }
      context.resize.emit()
    },
    load: (callback: unknown) => {
      if (document.readyState === 'complete') call(callback)
      else window.addEventListener('load', () => call(callback), { once: true })
    },
    define: (name: string, factory: Factory, options?: unknown): AnyModule => {
      const made = factory(Reflect.get(window, 'jQuery'), microLibrary, options ?? {})
      const module = toRecord(made) as AnyModule
      modules.define(name, module)
      return module
    },
    require: (name: string) => modules.require(name),
    destroy: (options?: { readonly domready?: boolean }) => {
      window.dispatchEvent(new CustomEvent('__wf_destroy'))
      watchTouches('removeEventListener')
      watchModes('removeEventListener')
      for (const signal of [context.resize, context.scroll, context.redraw]) signal.clear()
      queue = []
      isReady = options?.domready ?? isReady
    },
    location: (url: string) => {
      if (!env()) window.location.href = url
    },
    validClick: (target: unknown) => {
      const element = elementOf(target)
      return (
        !env.touch ||
        (element instanceof Node && lastTouched instanceof Node && element.contains(lastTouched))
      )
    },
  }
  return webflow
}
