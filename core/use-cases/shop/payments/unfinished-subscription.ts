import type { StoredAttempt } from './attempt-state.js'

/** The time for which a member sees a subscription that was given up before its first payment, ms. */
const GIVEN_UP_SHOWN_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The status of a subscription without a first payment (reference/accounts#subscriptions): `incomplete` while the
 * bank or the shopper can still decide, `incomplete_expired` once it was given up. Null: none to show, for example
 * after a declined card, which the shopper saw at once. `restedMs`: the time since its last change.
 */
export function unfinishedStatus(
  attempt: StoredAttempt,
  restedMs: number,
): 'incomplete' | 'incomplete_expired' | null {
  switch (attempt.tag) {
    case 'reserved':
    case 'pending':
    case 'action-required':
      return 'incomplete'
    case 'released':
      return attempt.failure === null && restedMs < GIVEN_UP_SHOWN_MS ? 'incomplete_expired' : null
    case 'placed':
      return null
  }
}
