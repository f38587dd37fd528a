import type { PageContext, PageModule } from '../kit/page-module.js'
import { captureEarlyEvents } from './early-event-replay.js'
import type { EarlyEventReplay } from './early-event-replay.js'
import type { AnyModule } from './module-registry.js'
import type { LoadChunk } from './lazy-api.js'

/** A part of the runtime that only some pages need. */
export interface Feature {
  readonly name: string
  /**
   * For a widget: its chunk, which exports the factory under the widget's name. Otherwise the chunk has the
   * feature's own name.
   */
  readonly chunk?: string
  /** The elements of a page that need it. */
  readonly selector: string
  /**
   * Loads the feature within one viewport of its element, or on the first press or submit; for features that
   * do not change the look of the page.
   */
  readonly lazy?: true
  /** The members that page code may call beside `ready` and `destroy`, also before the chunk is loaded. */
  readonly members?: readonly string[]
  /** The elements that visitors may click before the chunk is loaded; the click is repeated afterwards. */
  readonly click?: string
  /** The forms that visitors may send before the chunk is loaded; the submit is repeated afterwards. */
  readonly submit?: string
}

type FeatureModule = PageModule & Partial<Record<string, (...args: readonly unknown[]) => unknown>>
type StartFeature = (context: PageContext) => FeatureModule

/**
 * The feature as a module that exists from the start. `ready` loads its chunk once the page has elements for it, or
 * when a visitor comes near them if that is early enough. Earlier calls are carried out when it is loaded. A chunk
 * that does not load is reported and disables only that feature. It is requested again at the next `ready`, and when
 * a form is sent that would otherwise leave the page with the typed values. `chunk` is its chunk; once loaded, the
 * feature's name is in `names`.
 */
export function createFeature(
  feature: Feature,
  context: PageContext,
  chunk: string,
  load: LoadChunk,
  names: string[],
): AnyModule {
  const { name, selector, lazy, members = [] } = feature
  let loaded: FeatureModule | null = null
  let isLoading = false
  let isReady = false
  const waiting: (() => unknown)[] = []

  let early: EarlyEventReplay | null = null
  const find = (): NodeListOf<Element> => context.document.querySelectorAll(selector)

  const discardEarly = (): void => {
    early?.discard()
    early = null
  }
  const begin = async (): Promise<void> => {
    isLoading = true
    try {
      const parts = (await load(chunk)) as Readonly<Record<string, unknown>>
      loaded = (parts[name] as StartFeature)(context)
      Object.assign(module, loaded, own)
      names.push(name)
      if (isReady) loaded.ready()
      for (const call of waiting) call()
      // If the page was taken down meanwhile, early events have no element left.
      if (isReady) early?.replay()
      else discardEarly()
    } catch (error) {
      isLoading = false
      if (!isReady) discardEarly()
      console.error(`[vitrine] the ${name} part of this page did not load`, error)
    }
  }
  const observer =
    lazy &&
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) if (isIntersecting && !isLoading) void begin()
      },
      { rootMargin: '100%' },
    )
  const own: PageModule = {
    ready: () => {
      isReady = true
      loaded?.ready()
      if (!isLoading)
        for (const element of find()) {
          early ??= captureEarlyEvents(context, feature, (type) => {
            if (!isLoading && (lazy || type === 'submit')) void begin()
            return isLoading
          })
          if (!observer) return void begin()
          observer.observe(element)
        }
    },
    destroy: () => {
      isReady = false
      observer?.disconnect()
      if (!isLoading) discardEarly()
      loaded?.destroy()
    },
  }
  const module: Record<string, unknown> = { ...own }
  for (const member of members)
    module[member] = (...args: readonly unknown[]) => {
      const call = (): unknown => loaded?.[member]?.(...args)
      return loaded ? call() : void waiting.push(call)
    }
  return module
}
