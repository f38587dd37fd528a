import type { AuditEntry } from '../../owners/index.js'
import type { SubscriptionReport } from '../../subscriptions/index.js'

/**
 * The result of a cancellation. `canceled`: it lasts until the end of the paid time; `ended`: it is over.
 * `unchanged`: it was cancelled before; `unknown`: there is none with this id.
 */
export type Cancellation = 'canceled' | 'ended' | 'unchanged' | 'unknown'

/** One subscription in its owner's desk. Rejects only if storage fails. */
export interface SubscriptionDesk {
  /** Null: there is none with this id. */
  readonly find: (id: string) => Promise<SubscriptionReport | null>
  /** Cancels a subscription, or ends it at once, with an entry of the audit log under its own key. */
  readonly cancel: (id: string, atOnce: boolean, entry: AuditEntry) => Promise<Cancellation>
}
