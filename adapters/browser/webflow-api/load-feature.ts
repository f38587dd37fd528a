import type { PageContext, PageModule } from '../kit/page-module.js'
import { captureEarlyEvents } from './early-event-replay.js'
import type { EarlyEventReplay } from './early-event-replay.js'
import type { AnyModule } from './module-registry.js'
import type { LoadChunk } from './lazy-api.js'

/** A part of the runtime that only some pages need. */
export interface Feature {
  readonly name: string
  /**
   * For a widget: the chunk it is in, which exports what makes it under its name. What has none is in a chunk
   * of its own name.
   */
  readonly chunk?: string
  /** The elements of a page that need it. */
  readonly selector: string
  /**
   * Loads the feature within one viewport of its element, or on the first press or submit; for features
   * without which the page looks the same.
   */
  readonly whenNear?: true
  /** The members that page code may call beside `ready` and `destroy`, also before the chunk is here. */
  readonly members?: readonly string[]
  /**
   * The elements that visitors may click on or in before the chunk is here; the click is repeated once the
   * chunk can answer.
   */
  readonly click?: string
  /** The forms that they may send, likewise. */
  readonly submit?: string
}

type FeatureModule = PageModule & Partial<Record<string, (...args: readonly unknown[]) => unknown>>
type StartFeature = (context: PageContext) => FeatureModule

/**
 * The feature as a module that is there from the first moment. `ready` loads its chunk once the page has
 * something for it, or a visitor is near to that where it is soon enough; calls that come before the chunk are
 * carried out when it is here. A chunk that does not arrive is reported, costs the page that feature only, and
 * is asked for again at the next `ready`, and when a form is sent that would otherwise leave the page with what
 * was filled in. `chunk` is the one it is in; once that is loaded, the feature's name is in `names`.
 */
export function createFeature(
  feature: Feature,
  context: PageContext,
  chunk: string,
  load: LoadChunk,
  names: string[],
): AnyModule {
  const { name, selector, whenNear, members = [] } = feature
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
      // Early events of a page that was taken down meanwhile have no element left to answer them.
      if (isReady) early?.replay()
      else discardEarly()
    } catch (error) {
      isLoading = false
      if (!isReady) discardEarly()
      console.error(`[vitrine] the ${name} part of this page did not load`, error)
    }
  }
  const observer =
    whenNear &&
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
            if (!isLoading && (whenNear || type === 'submit')) void begin()
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
