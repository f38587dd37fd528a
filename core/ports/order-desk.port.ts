import type { DeskOrder, OrderDecision, OrderId, Refund, RefundAnswer } from '../orders/index.js'
import type { Result } from '../shared/index.js'

/** `unknown`: no order has this number or id; `several`: more than one has. */
export type FindOrderFailure = 'unknown' | 'several'

/** The placed orders of a shop as their owner handles them. Rejects only when storage does. */
export interface OrderDesk {
  /** The order of a number that people say (`orderNumber`), or of an id. */
  readonly find: (numberOrId: string) => Promise<Result<OrderId, FindOrderFailure>>
  /** Null: there is no such order, or it was never placed. */
  readonly load: (id: OrderId) => Promise<DeskOrder | null>
  /**
   * Writes all of a decision, or nothing where the order was changed since it was read, which is answered with false:
   * load it again and decide anew.
   */
  readonly save: (read: DeskOrder, decision: OrderDecision) => Promise<boolean>
}

/** A refund that waits for the provider. */
export interface DueRefund {
  readonly orderId: OrderId
  readonly refundId: string
  /** Counts the questions to the provider that had no final answer. */
  readonly tries: number
}

/** Refunds that a provider has to be asked for. Rejects only when storage does. */
export interface RefundQueue {
  readonly due: (nowMs: number) => Promise<readonly DueRefund[]>
  /** Has a refund wait until `nextMs` after it was asked for in vain. */
  readonly postpone: (refundId: string, nextMs: number) => Promise<void>
}

/**
 * The money of orders at their providers. `giveBack` makes a refund or lets go of what is held, once for each refund,
 * and writes down what the provider then says of the payment before it answers that it is done.
 */
export interface OrderMoney {
  readonly giveBack: (order: DeskOrder, refund: Refund) => Promise<RefundAnswer>
}
