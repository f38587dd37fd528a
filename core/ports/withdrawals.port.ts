import type { AuditEntry } from '../owners/index.js'
import type { DeskOrder, OrderId, ReturnState, Withdrawal } from '../orders/index.js'

/** The withdrawals of a shop's shoppers. Rejects only when storage does. */
export interface Withdrawals {
  /**
   * Keeps a withdrawal together with its mails to the shopper of its order and the owner. false: there is one of its id
   * already, and nothing was written.
   */
  readonly declare: (withdrawal: Withdrawal, order: DeskOrder) => Promise<boolean>
  /** The withdrawals of an order, the oldest first. */
  readonly ofOrder: (orderId: OrderId) => Promise<readonly Withdrawal[]>
  /**
   * Moves a return on and sets the pieces that it is about, with an entry of the audit log; false: it no longer stands
   * as it was read.
   */
  readonly move: (
    read: Withdrawal,
    next: Pick<Withdrawal, 'state' | 'lines'>,
    entry: AuditEntry,
  ) => Promise<boolean>
  /** The returns of a state, or all, the newest first. */
  readonly list: (state: ReturnState | null, limit: number) => Promise<readonly Withdrawal[]>
}
