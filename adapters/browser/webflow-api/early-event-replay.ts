import type { PageContext } from '../kit/page-module.js'
import { onTriggered } from '../kit/component-events.js'

/** Selectors of the elements that visitors may use before the chunk that answers is loaded, by event. */
export type EarlyEvents = Readonly<Partial<Record<'click' | 'submit', string>>>

/** The events that came before the chunk was here: sent again, once each, or forgotten. */
export interface EarlyEventReplay {
  readonly replay: () => void
  readonly discard: () => void
}

/**
 * Keeps what visitors do while a chunk is on its way, and what page code presses through jQuery as it does
 * once the page is ready: an add to cart that is pressed early must not leave the page as a plain form would.
 * `isWanted` is asked about each event: what is not wanted is left to the browser.
 */
export function captureEarlyEvents(
  { document, window, mode }: PageContext,
  events: EarlyEvents,
  isWanted: (type: keyof EarlyEvents) => boolean,
): EarlyEventReplay {
  const listening = new AbortController()
  const captured = new Map<HTMLElement, () => void>()
  for (const type of ['submit', 'click'] as const) {
    const selector = events[type]
    if (!selector) continue
    const capture = (target: EventTarget | null): boolean => {
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
      if (!element || mode() === 'design' || !isWanted(type)) return false
      captured.set(element, () =>
        element instanceof HTMLFormElement ? element.requestSubmit() : element.click(),
      )
      return true
    }
    window.addEventListener(
      type,
      (event) => {
        if (!capture(event.target)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, signal: listening.signal },
    )
    if (type === 'click')
      onTriggered(window, document.querySelectorAll(selector), type, listening.signal, capture)
  }
  const discard = (): void => {
    // Without a reason the browser makes an exception and reads the script again for where it was made.
    listening.abort(null)
    captured.clear()
  }
  return {
    discard,
    replay: () => {
      const repeats = [...captured.values()]
      discard()
      for (const repeat of repeats) repeat()
    },
  }
}
