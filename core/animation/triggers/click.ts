import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * Clicks count 1, 2, 1, 2 ... With a partner a first click starts on odd ones only; a second click on even ones
 * (reference/interactions#triggers).
 */
export function click(state: TriggerState, isSecondClick: boolean, hasPartner: boolean): TriggerResult {
  const clickCount = ((state.clickCount ?? 0) % 2) + 1
  const starts = isSecondClick ? clickCount === 2 : !hasPartner || clickCount === 1
  return [{ ...state, clickCount }, starts]
}
