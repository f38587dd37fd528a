import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * A dropdown, tab, slide or navbar opened or closed: the first occurrence or a change counts
 * (reference/interactions#triggers).
 */
export function componentChange(
  state: TriggerState,
  isActive: boolean,
  startsWhenActive: boolean,
): TriggerResult {
  const isChange = state.isActive !== isActive
  return [isChange ? { ...state, isActive } : state, isChange && isActive === startsWhenActive]
}
