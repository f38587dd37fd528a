import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * Over and out of an element, children counted in. `isHovered` is what the DOM event says now; the first
 * occurrence only counts when it enters (reference/interactions#triggers).
 */
export function hover(state: TriggerState, isHovered: boolean, startsOnEnter: boolean): TriggerResult {
  const isChange = Boolean(state.elementHovered) !== isHovered
  return [{ ...state, elementHovered: isHovered }, isChange && isHovered === startsOnEnter]
}
