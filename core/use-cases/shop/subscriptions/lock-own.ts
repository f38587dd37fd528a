import type { AskingMember } from '../../../ports/accounts/member-subscriptions.port.js'
import { memberOf } from '../orders/open-order.js'
import type { StoredSession } from '../orders/open-order.js'
import type { RenewalWork, RenewedSubscription } from './renewal-work.js'

/** Subscriptions in the unit of work of a member who asks. */
export interface OwnWork extends RenewalWork {
  /** Reads the session of the member, which cannot end before the unit; null: none. */
  readonly holdSession: (asking: AskingMember) => Promise<StoredSession | null>
}

/**
 * Locks a member's own subscription; null: they have none with this id, or their session has ended, for
 * instance while a provider was asked.
 */
export async function lockOwn(
  work: Pick<OwnWork, 'holdSession' | 'lock'>,
  asking: AskingMember,
  id: string,
  nowMs: number,
): Promise<RenewedSubscription | null> {
  // The session first, as in all other units, to avoid deadlocks.
  if (memberOf(await work.holdSession(asking), nowMs) !== asking.memberId) return null
  const found = await work.lock(id)
  return found?.memberId === asking.memberId ? found : null
}
