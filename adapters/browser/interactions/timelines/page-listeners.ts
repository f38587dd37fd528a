import type { PageContext } from '../../kit/page-module.js'

/** Listeners to events of a page that are removed together. */
export interface PageListeners {
  readonly listen: (target: EventTarget, names: Iterable<string>, listener: (event: Event) => void) => void
  readonly stop: () => void
}

/** Makes a set of listeners. Each event of a target has one listener, however often it is requested. */
export function createPageListeners({ eventsOf }: PageContext): PageListeners {
  const followed = new Map<EventTarget, Set<string>>()
  let stops: (() => void)[] = []
  return {
    listen: (target, names, listener) => {
      const known = followed.get(target) ?? new Set<string>()
      followed.set(target, known)
      const fresh = [...names].filter((name) => !known.has(name))
      for (const name of fresh) known.add(name)
      const subscription = eventsOf(target, fresh).subscribe(listener)
      stops.push(() => subscription.unsubscribe())
    },
    stop: () => {
      for (const stop of stops) stop()
      stops = []
      followed.clear()
    },
  }
}
