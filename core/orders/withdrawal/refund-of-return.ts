import type { DeskOrder } from '../handling/desk-order.js'
import { lineRefundAmount } from '../handling/line-refund-amount.js'
import type { ReturnChange } from '../handling/order-decision.js'
import { isMadeOrRequested, isOpenRefund, refundedPieces } from '../handling/refundable.js'
import { withdrawnPieces } from './decide-withdrawal.js'
import type { Withdrawal } from './withdrawal.js'

/** The money that was given back, or is being given back, without naming lines or shipping. */
function amountWithoutLines({ payment, refunds }: DeskOrder): number {
  const sumOf = (some: DeskOrder['refunds']): number =>
    some.reduce((sum, { amount }) => sum + amount.amount, 0)
  const own = refunds.filter(isMadeOrRequested)
  const given = payment.refunded.amount + sumOf(own.filter(isOpenRefund))
  return given - sumOf(own.filter(({ lines, shipping }) => lines.length > 0 || shipping.amount > 0))
}

/**
 * The reason why a return is not refunded yet, for its owner. Null: its pieces or an amount were refunded,
 * nothing was paid for them, or the bank decides about the money.
 */
export function refundMissing(order: DeskOrder, back: Pick<Withdrawal, 'lines'>): string | null {
  const { payment } = order
  if (payment.status === 'held' || payment.status === 'capturing')
    return 'The money of this order is only held: cancel the order to release it, or refund once it is taken.'
  if (payment.taken.amount === 0 || payment.isDisputed || amountWithoutLines(order) > 0) return null
  const refunded = refundedPieces(order)
  const missing = withdrawnPieces(order, back)
    .map(({ lineId, count }) => ({ lineId, count: count - (refunded.get(lineId) ?? 0) }))
    .filter(({ count }) => count > 0)
  return lineRefundAmount(order, missing).amount === 0
    ? null
    : 'The money of this return was not refunded yet. Refund it first: marking a return moves no money.'
}

/**
 * The returns that are marked as refunded although their money stayed with the shop, with the state in which
 * they wait for another refund. Goods that were never sent cannot have come back.
 */
export const unpaidReturns = (order: DeskOrder, changedMs: number): readonly ReturnChange[] =>
  order.returns
    .filter((one) => one.state === 'refunded' && refundMissing(order, one) !== null)
    .map(({ id }) => ({ id, state: order.fulfilments.length === 0 ? 'accepted' : 'received', changedMs }))
