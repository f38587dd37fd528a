import { Observable } from 'rxjs'

/** Passive: no subscriber ever cancels an event, so the browser need not wait for one. */
const OPTIONS = { passive: true } as const

/** Events of these names at a target: scrolling, the pointer, resizes. Listened to while there is a subscriber. */
export const eventsOf = (target: EventTarget, names: readonly string[]): Observable<Event> =>
  new Observable((subscriber) => {
    const listener = (event: Event): void => subscriber.next(event)
    for (const name of names) target.addEventListener(name, listener, OPTIONS)
    return () => {
      for (const name of names) target.removeEventListener(name, listener)
    }
  })

/** Emits whether an element is on screen, at first and after each change. */
export const visibilityOf = (element: Element): Observable<boolean> =>
  new Observable((subscriber) => {
    const observer = new IntersectionObserver((entries) =>
      subscriber.next(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
