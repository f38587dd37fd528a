import type { AuditEntry } from '../owners/index.js'
import type { OrderId, ReturnState, Withdrawal } from '../orders/index.js'

/** The withdrawals of a shop's shoppers. Rejects only when storage does. */
export interface Withdrawals {
  /**
   * Keeps a withdrawal together with its mails to the shopper (`to`) and the owner. false: the order has one already,
   * and nothing was written.
   */
  readonly declare: (withdrawal: Withdrawal, to: string) => Promise<boolean>
  /** Null: the order has none. */
  readonly read: (orderId: OrderId) => Promise<Withdrawal | null>
  /** Moves a return on, with its entry of the audit log; false: it no longer stands as it was read. */
  readonly move: (read: Withdrawal, state: ReturnState, entry: AuditEntry) => Promise<boolean>
  /** The returns of a state, or all, the newest first. */
  readonly list: (state: ReturnState | null, limit: number) => Promise<readonly Withdrawal[]>
}
