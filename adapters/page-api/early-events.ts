import type { PageContext } from '../dom-kit/page-module.js'
import { onTriggered } from '../dom-kit/component-events.js'

/** What a visitor may do before the part of the page that answers it is here. */
export interface HeldEvent {
  readonly type: 'submit' | 'click'
  /** The form that is submitted, or what is clicked on or in. */
  readonly selector: string
}

/** What visitors did before the chunk was here. */
export interface HeldEvents {
  readonly replay: () => void
  readonly release: () => void
}

/**
 * Keeps what visitors do while a chunk is on its way, and what page code presses through jQuery as it does
 * once the page is ready: an add to cart that is pressed early must not leave the page as a plain form would.
 * `replay` does it again, once each, for the chunk to answer; `release` forgets it. `isWanted` is asked about
 * each of them: what is not wanted is the browser's.
 */
export function holdEvents(
  { document, window, mode }: PageContext,
  events: readonly HeldEvent[],
  isWanted: (type: HeldEvent['type']) => boolean,
): HeldEvents {
  const life = new AbortController()
  const held = new Map<HTMLElement, () => void>()
  for (const { type, selector } of events) {
    const hold = (target: EventTarget | null): boolean => {
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
      if (!element || mode() === 'design' || !isWanted(type)) return false
      held.set(element, () =>
        element instanceof HTMLFormElement ? element.requestSubmit() : element.click(),
      )
      return true
    }
    window.addEventListener(
      type,
      (event) => {
        if (!hold(event.target)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, signal: life.signal },
    )
    if (type === 'click') onTriggered(window, document.querySelectorAll(selector), type, life.signal, hold)
  }
  const release = (): void => {
    life.abort()
    held.clear()
  }
  return {
    release,
    replay: () => {
      const again = [...held.values()]
      release()
      for (const repeat of again) repeat()
    },
  }
}
