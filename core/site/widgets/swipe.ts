/** The directions of a swipe (reference/widgets#swipe). */
export type SwipeDirection = 'left' | 'right'

/** The minimum sideways distance between two moves for a swipe, in px, for a window of the given width. */
const swipeThresholdPx = (windowWidthPx: number): number => Math.min(Math.round(windowWidthPx * 0.04), 40)

/**
 * The direction of one move of a gesture, or undefined if it is too small for a swipe
 * (reference/widgets#swipe).
 */
export function swipeOf(stepPx: number, windowWidthPx: number): SwipeDirection | undefined {
  if (Math.abs(stepPx) <= swipeThresholdPx(windowWidthPx)) return undefined
  return stepPx > 0 ? 'right' : 'left'
}
