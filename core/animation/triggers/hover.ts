import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * Entering and leaving an element, children included. `isHovered` is the DOM event's present state; the first
 * occurrence counts only when it enters (reference/interactions#triggers).
 */
export function hover(state: TriggerState, isHovered: boolean, startsOnEnter: boolean): TriggerResult {
  const isChange = Boolean(state.elementHovered) !== isHovered
  return [{ ...state, elementHovered: isHovered }, isChange && isHovered === startsOnEnter]
}
