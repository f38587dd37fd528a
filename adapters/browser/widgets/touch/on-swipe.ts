import { swipeOf } from '../../../../core/site/index.js'
import type { SwipeDirection } from '../../../../core/site/index.js'
import type { PageContext } from '../../kit/page-module.js'

/** A swipe and the element that it began on. */
export interface Swipe {
  readonly direction: SwipeDirection
  readonly element: Element
}

/**
 * Calls `onSwipe` once for each sideways swipe of a finger or the mouse that begins inside `target`;
 * selecting text does not count (reference/widgets#swipe). Moves are listened to only during a gesture.
 */
export function listenToSwipes(
  { document, window }: PageContext,
  target: EventTarget,
  signal: AbortSignal,
  onSwipe: (swipe: Swipe) => void,
): void {
  let gesture: AbortController | undefined
  const begin = (event: Event): void => {
    gesture?.abort()
    const element = event.target
    let lastX = xOf(event)
    if (!(element instanceof window.Element) || lastX === undefined) return
    const current = (gesture = new AbortController())
    const options = { signal: current.signal, passive: true }
    const onMove = (move: Event): void => {
      const x = xOf(move)
      if (x === undefined || lastX === undefined) return current.abort()
      const direction = swipeOf(x - lastX, window.innerWidth)
      lastX = x
      if (!direction || document.getSelection()?.isCollapsed === false) return
      current.abort()
      onSwipe({ direction, element })
    }
    const isTouch = event.type === 'touchstart'
    document.addEventListener(isTouch ? 'touchmove' : 'mousemove', onMove, options)
    for (const type of isTouch ? ['touchend', 'touchcancel'] : ['mouseup', 'dragstart'])
      document.addEventListener(type, () => current.abort(), options)
  }
  for (const type of ['touchstart', 'mousedown'])
    target.addEventListener(type, begin, { signal, passive: true })
  signal.addEventListener('abort', () => gesture?.abort())
}

/** The horizontal position of the pointer; undefined for several fingers or another mouse button. */
function xOf(event: Event): number | undefined {
  if ('touches' in event) {
    const touches = event.touches as TouchList
    return touches.length === 1 ? touches[0]?.clientX : undefined
  }
  const mouse = event as MouseEvent
  return mouse.button === 0 ? mouse.clientX : undefined
}
