import type { AuditEntry } from '../../owners/index.js'
import type { DeskOrder, OrderId, ReturnState, Withdrawal } from '../../orders/index.js'

/** The withdrawals of a shop's shoppers. Rejects only if storage fails. */
export interface Withdrawals {
  /**
   * Stores a withdrawal together with its mails to the order's shopper and to the owner. False: the order or
   * its withdrawals have changed since they were read, and nothing was written.
   */
  readonly declare: (withdrawal: Withdrawal, order: DeskOrder) => Promise<boolean>
  /** The withdrawals of an order, oldest first. */
  readonly ofOrder: (orderId: OrderId) => Promise<readonly Withdrawal[]>
  /**
   * Changes the state of a return and its pieces, with an entry of the audit log; false: it or its order has
   * changed since they were read.
   */
  readonly move: (
    order: DeskOrder,
    read: Withdrawal,
    next: Pick<Withdrawal, 'state' | 'lines'>,
    entry: AuditEntry,
  ) => Promise<boolean>
  /** The returns in a state, or all, newest first. */
  readonly list: (state: ReturnState | null, limit: number) => Promise<readonly Withdrawal[]>
}
