import type { AuditEntry } from '../owners/index.js'
import type { SubscriptionReport } from '../subscriptions/index.js'

/**
 * The outcome of a cancellation: `canceled` lasts as long as it is paid, `ended` is over, `unchanged` was cancelled
 * before, `unknown`: there is none with this id.
 */
export type Cancellation = 'canceled' | 'ended' | 'unchanged' | 'unknown'

/** One subscription as an owner works with it. Rejects only when storage does. */
export interface SubscriptionDesk {
  /** Null: there is none with this id. */
  readonly find: (id: string) => Promise<SubscriptionReport | null>
  /**
   * Charges a subscription no more, or ends it at once, with an entry of the audit log; its
   * key is one of its own.
   */
  readonly cancel: (id: string, atOnce: boolean, entry: AuditEntry) => Promise<Cancellation>
}
