import { money } from '../../money/index.js'
import type { DeskOrder, DeskPayment } from './desk-order.js'
import { notedElsewhere } from './refunds-elsewhere.js'
import type { Refund } from './refund.js'
import type { OrderDecision } from './order-decision.js'
import { doneMinor } from './refundable.js'

/** The payment after a refund has changed: it was made, or the bank returned its money. */
function afterRefund(
  order: DeskOrder,
  payment: DeskPayment,
  refunds: readonly Refund[],
  refundId: string,
): DeskPayment {
  const before = order.refunds.find(({ id }) => id === refundId)
  const after = refunds.find(({ id }) => id === refundId)
  const { amount, currency } = payment.refunded
  if (before?.state === 'done')
    return { ...payment, refunded: money(doneMinor(refunds) + notedElsewhere(order), currency) }
  if (after?.state !== 'done') return payment
  if (after.kind === 'release') return { ...payment, status: 'lapsed' }
  // The provider's own sum counts if it is larger.
  return { ...payment, refunded: money(Math.max(amount, doneMinor(refunds)), currency) }
}

/** The order after a decision was written; storage makes the same changes in its tables. */
export function applyDecision(order: DeskOrder, decision: OrderDecision): DeskOrder {
  const { fulfilment, refund, refundChange, returnChanges = [], cancelledMs, held, events } = decision
  const changed = order.refunds.map((one) =>
    one.id === refundChange?.id ? { ...one, ...refundChange } : one,
  )
  const moved = held === undefined ? order.payment : { ...order.payment, status: held }
  return {
    ...order,
    revision: order.revision + 1,
    payment: refundChange === undefined ? moved : afterRefund(order, moved, changed, refundChange.id),
    fulfilments: fulfilment === undefined ? order.fulfilments : [...order.fulfilments, fulfilment],
    refunds: refund === undefined ? changed : [...changed, refund],
    returns: order.returns.map((one) => ({
      ...one,
      state: returnChanges.find(({ id }) => id === one.id)?.state ?? one.state,
    })),
    cancelledMs: cancelledMs ?? order.cancelledMs,
    events: [...order.events, ...events],
  }
}
