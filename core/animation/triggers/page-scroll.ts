import type { View } from '../../ports/page/stage.port.js'
import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * The scroll progress of the page, 0..1; 0 on a page that does not scroll (reference/interactions#triggers).
 */
export const pageProgress = (view: View): number => {
  const range = view.scrollHeight - view.height
  return range === 0 ? 0 : view.scrollTop / range
}

/**
 * Scrolling up or down by more than the event's offset since the direction last turned. With `firstIsUp` the
 * first look at a page counts as "up", so that a bar shown by scrolling up is there from the start
 * (reference/interactions#scroll-direction).
 */
export function direction(
  state: TriggerState,
  view: View,
  offset: number,
  offsetIsPx: boolean,
  startsDown: boolean,
  firstIsUp = true,
): TriggerResult {
  const range = view.scrollHeight - view.innerHeight
  const top = Math.min(Math.max(view.scrollTop, 0), range)
  const percentTop = Math.round((top / range) * 100) / 100
  const before = state.percentTop
  if (before === percentTop || Number.isNaN(percentTop)) return [state, false]
  const scrollingDown = before !== undefined && percentTop > before
  const isTurned = state.scrollingDown !== scrollingDown
  const anchorTop = isTurned ? percentTop : (state.anchorTop ?? percentTop)
  const pad = (offsetIsPx ? offset : (view.innerHeight * offset) / 100) / range
  const inBounds = startsDown ? percentTop >= anchorTop + pad : percentTop <= anchorTop - pad
  const isHeard = firstIsUp || before !== undefined
  const starts =
    isHeard && inBounds && (isTurned || state.inBounds !== inBounds) && scrollingDown === startsDown
  return [{ ...state, percentTop, inBounds, anchorTop, scrollingDown }, starts]
}
