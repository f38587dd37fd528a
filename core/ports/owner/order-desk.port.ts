import type { DeskOrder, OrderDecision, OrderId, Refund, RefundAnswer } from '../../orders/index.js'
import type { Result } from '../../shared/index.js'

/** `unknown`: no order has this number or id; `several`: more than one has it. */
export type FindOrderFailure = 'unknown' | 'several'

/** The placed orders of a shop for their owner. Rejects only if storage fails. */
export interface OrderDesk {
  /** The order with a number (`orderNumber`) or an id. */
  readonly find: (numberOrId: string) => Promise<Result<OrderId, FindOrderFailure>>
  /** Null: there is no such order, or it was never placed. */
  readonly load: (id: OrderId) => Promise<DeskOrder | null>
  /**
   * Writes a whole decision, or nothing if the order has changed since it was read; false: load it again and
   * decide again.
   */
  readonly save: (read: DeskOrder, decision: OrderDecision) => Promise<boolean>
}

/** A refund that the provider must still carry out. */
export interface DueRefund {
  readonly orderId: OrderId
  readonly refundId: string
  /** The number of requests to the provider without a final answer. */
  readonly tries: number
}

/** Refunds that providers must carry out. Rejects only if storage fails. */
export interface RefundQueue {
  readonly due: (nowMs: number) => Promise<readonly DueRefund[]>
  /** Delays a refund until `nextMs` after a request without an answer. */
  readonly postpone: (refundId: string, nextMs: number) => Promise<void>
}

/**
 * The money of orders at their providers. `refund` makes a refund or releases held money, once for each
 * refund, and stores the provider's new state of the payment before it reports success.
 */
export interface OrderMoney {
  readonly refund: (order: DeskOrder, refund: Refund) => Promise<RefundAnswer>
}
