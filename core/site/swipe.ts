/** The two directions a swipe is told in (reference/widgets#swipe). */
export type SwipeDirection = 'left' | 'right'

/** The sideways step between two moves that makes a swipe, in px, for a window of the given width. */
const swipeThresholdPx = (windowWidthPx: number): number => Math.min(Math.round(windowWidthPx * 0.04), 40)

/**
 * The direction of one move step of a gesture, or undefined when it is too small to be a swipe
 * (reference/widgets#swipe).
 */
export function swipeOf(stepPx: number, windowWidthPx: number): SwipeDirection | undefined {
  if (Math.abs(stepPx) <= swipeThresholdPx(windowWidthPx)) return undefined
  return stepPx > 0 ? 'right' : 'left'
}
