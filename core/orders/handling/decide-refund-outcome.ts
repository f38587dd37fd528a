import { unpaidReturns } from '../withdrawal/refund-of-return.js'
import { applyDecision } from './apply-decision.js'
import type { DeskAct, DeskOrder } from './desk-order.js'
import type { OrderDecision } from './order-decision.js'
import { skuPiecesOf } from './order-standing.js'
import { withoutPieces } from './pieces.js'
import { isOpenRefund, restockedPieces } from './refundable.js'

/**
 * A provider's answer about a refund. `unknown`: it may have been made or not, and asking again is safe.
 * `returned`: the bank sent the money back after the refund was made.
 */
export type RefundAnswer =
  | { readonly tag: 'done' }
  | { readonly tag: 'refused'; readonly message: string }
  | { readonly tag: 'returned'; readonly message: string }
  | { readonly tag: 'pending' }
  | { readonly tag: 'unknown'; readonly message: string }

/**
 * The decision that follows from a provider's answer; null: none. A refund ends once, except that its money may
 * be returned later; other later answers are ignored.
 */
export function decideRefundOutcome(
  order: DeskOrder,
  refundId: string,
  answer: RefundAnswer,
  { atMs, by }: Pick<DeskAct, 'atMs' | 'by'>,
): OrderDecision | null {
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (refund === undefined || isOpenRefund(refund) === (answer.tag === 'returned')) return null
  if (answer.tag === 'returned' && (refund.state !== 'done' || refund.kind !== 'refund')) return null
  const change = (state: typeof refund.state, problem: string | null) => ({ id: refundId, state, problem })
  switch (answer.tag) {
    case 'unknown':
      return refund.problem === answer.message
        ? null
        : { refundChange: change(refund.state, answer.message), events: [] }
    case 'pending':
      return refund.state === 'pending' && refund.problem === null
        ? null
        : { refundChange: change('pending', null), events: [] }
    case 'returned':
    case 'refused': {
      const { message } = answer
      const decision: OrderDecision = {
        refundChange: change('refused', message),
        events: [{ tag: 'refund-refused', refundId, message, atMs, by }],
      }
      return { ...decision, returnChanges: unpaidReturns(applyDecision(order, decision), atMs) }
    }
    case 'done': {
      if (refund.kind === 'release')
        return { refundChange: change('done', null), events: [{ tag: 'released', refundId, atMs, by }] }
      const others = { ...order, refunds: order.refunds.filter(({ id }) => id !== refundId) }
      const unstocked = withoutPieces(refund.lines, restockedPieces(others))
      const stock = refund.restocks ? skuPiecesOf(order, unstocked) : []
      return {
        refundChange: change('done', null),
        stockBack: stock,
        events: [{ tag: 'refunded', refundId, amountMinor: refund.amount.amount, stock, atMs, by }],
      }
    }
  }
}
