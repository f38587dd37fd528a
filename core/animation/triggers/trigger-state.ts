/**
 * The stored state of one event on one element; page code reads and restores it under these names through
 * `store.getState().ixSession.eventState` (reference/interactions#triggers,
 * reference/page-api#interactions-module).
 */
export interface TriggerState {
  readonly clickCount?: number
  readonly elementHovered?: boolean
  readonly elementVisible?: boolean
  readonly triggered?: boolean
  readonly scrollPercent?: number
  readonly percentTop?: number
  readonly inBounds?: boolean
  readonly anchorTop?: number
  readonly scrollingDown?: boolean
  readonly started?: boolean
  readonly finished?: boolean
  readonly isActive?: boolean
}

/** The result of a rule: the new state, and whether the event's list starts. */
export type TriggerResult = readonly [state: TriggerState, starts: boolean]

/** The state before the first event. */
export const INITIAL_STATE: TriggerState = {}
