/**
 * The memory that one event has of one element between two occurrences; the names are those page code reads
 * and restores through `store.getState().ixSession.eventState` (reference/interactions#triggers,
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

/** The answer of a rule: what to remember, and whether the event's list starts. */
export type TriggerResult = readonly [state: TriggerState, starts: boolean]

/** Nothing remembered yet. */
export const INITIAL_STATE: TriggerState = {}
