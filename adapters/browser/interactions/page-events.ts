import type { PageContext } from '../kit/page-module.js'

const WINDOW_EVENTS: readonly string[] = ['resize', 'orientationchange']

/** Who hears what happens on a page. */
export interface PageEventListeners {
  readonly onEvent: (event: Event) => void
  readonly onResize: () => void
  /** The visitor wants less motion, or no longer. */
  readonly onMotionChange: () => void
}

/**
 * Listens to these events of a page until `signal`. Asking again adds what is new: a browser keeps one of equal
 * listeners.
 */
export function listenToPage(
  { window, document, motion }: PageContext,
  names: ReadonlySet<string>,
  signal: AbortSignal,
  { onEvent, onResize, onMotionChange }: PageEventListeners,
): void {
  // Passive: no listener of the interactions ever cancels an event.
  const options = { passive: true, signal }
  if (names.size > 0) {
    for (const name of WINDOW_EVENTS) window.addEventListener(name, onResize, options)
    motion.addEventListener('change', onMotionChange, options)
  }
  for (const name of names) {
    const target = WINDOW_EVENTS.includes(name) ? window : document
    target.addEventListener(name, onEvent, options)
  }
}
