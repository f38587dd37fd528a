import { Subscription } from 'rxjs'
import type { Observable } from 'rxjs'
import type { PageContext } from '../kit/page-module.js'

const WINDOW_EVENTS: readonly string[] = ['resize', 'orientationchange']

/** The listeners of a page's events. */
export interface PageEventListeners {
  readonly onEvent: (event: Event) => void
  readonly onResize: () => void
  /** Called when the visitor's wish for reduced motion changes. */
  readonly onMotionChange: () => void
}

/** The events that the interactions of a page follow. */
export interface PageEvents {
  /** Follows these events too, in addition to those that are followed already. */
  readonly follow: (names: ReadonlySet<string>) => void
  readonly stop: () => void
}

/**
 * Passes scrolling, the pointer, resizes and the reduced-motion setting from the page to the interactions.
 */
export function createPageEvents(
  { window, document, motion, eventsOf }: PageContext,
  { onEvent, onResize, onMotionChange }: PageEventListeners,
): PageEvents {
  const followed = new Set<string>()
  const subscriptions = new Subscription()
  const listen = <Value>(events: Observable<Value>, listener: (value: Value) => void): void =>
    subscriptions.add(events.subscribe(listener))
  return {
    follow: (names) => {
      const added = [...names].filter((name) => !followed.has(name))
      if (added.length > 0 && followed.size === 0) {
        listen(eventsOf(window, WINDOW_EVENTS), onResize)
        listen(eventsOf(motion, ['change']), onMotionChange)
      }
      for (const name of added) followed.add(name)
      const ofWindow = added.filter((name) => WINDOW_EVENTS.includes(name))
      listen(eventsOf(window, ofWindow), onEvent)
      listen(
        eventsOf(
          document,
          added.filter((name) => !ofWindow.includes(name)),
        ),
        onEvent,
      )
    },
    stop: () => subscriptions.unsubscribe(),
  }
}
