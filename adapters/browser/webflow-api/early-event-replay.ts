import type { PageContext } from '../kit/page-module.js'
import { onTriggered } from '../kit/component-events.js'

/** Selectors of the elements that visitors may use before their chunk is loaded, by event. */
export type EarlyEvents = Readonly<Partial<Record<'click' | 'submit', string>>>

/** The events from before the chunk was loaded: repeated once each, or forgotten. */
export interface EarlyEventReplay {
  readonly replay: () => void
  readonly discard: () => void
}

/**
 * Stores visitors' events while a chunk is loading, and page code's clicks through jQuery when the page is
 * ready: an early add to cart must not leave the page as a plain form would. `isWanted` decides about each
 * event; others are left to the browser.
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
    // Without a reason the browser makes an exception and parses the script again for its position.
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
