import type { TriggerState, Verdict } from './trigger-state.js'

/**
 * A dropdown, tab, slide or navbar became active or inactive: the first news or a change counts
 * (contract/animation 2.1).
 */
export function componentChange(state: TriggerState, isActive: boolean, startsWhenActive: boolean): Verdict {
  const isNews = state.isActive !== isActive
  return [isNews ? { ...state, isActive } : state, isNews && isActive === startsWhenActive]
}
