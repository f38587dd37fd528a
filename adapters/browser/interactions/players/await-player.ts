import type { PageContext } from '../../kit/page-module.js'

/** A player from the page's own script. */
interface OwnPlayer {
  /** The `data-animation-type` of its elements. */
  readonly type: string
  /** The global of its script, for the report. */
  readonly global: string
  /** The player; undefined: its script is not loaded. */
  readonly find: () => unknown
  readonly start: (element: Element) => void
}

/**
 * Makes the function that starts a player's elements. Its script may arrive until the page has loaded;
 * without it the elements stay still, and the console reports it once.
 */
export function createPlayerStart(
  { window, document }: Pick<PageContext, 'window' | 'document'>,
  { type, global, find, start }: OwnPlayer,
): () => void {
  let isWaiting = false
  const startAll = (): void => {
    const elements = document.querySelectorAll(`[data-animation-type="${type}"]`)
    for (const element of elements) start(element)
    if (isWaiting || find() || elements.length === 0) return
    isWaiting = true
    const look = (): void => {
      if (find()) startAll()
      else console.error(`[vitrine] ${type} elements, but ${global} is missing (docs/animation.md)`)
    }
    if (document.readyState === 'complete') look()
    else window.addEventListener('load', look, { once: true })
  }
  return startAll
}
