import { money } from '../../money/index.js'
import type { DeskOrder, DeskPayment } from './desk-order.js'
import { notedElsewhere } from './notice-provider.js'
import type { Refund } from './refund.js'
import type { OrderDecision } from './order-decision.js'
import { doneMinor } from './refundable.js'

/** The payment after the bank returned the money of a refund. */
const afterReturn = (
  payment: DeskPayment,
  refunds: readonly Refund[],
  elsewhereMinor: number,
): DeskPayment => ({
  ...payment,
  refunded: money(doneMinor(refunds) + elsewhereMinor, payment.refunded.currency),
})

/** The payment after a completed refund; the provider's own sum counts if it is larger. */
function afterRefund(payment: DeskPayment, refunds: readonly Refund[], { kind }: Refund): DeskPayment {
  if (kind === 'release') return { ...payment, status: 'lapsed' }
  const { amount, currency } = payment.refunded
  return { ...payment, refunded: money(Math.max(amount, doneMinor(refunds)), currency) }
}

/** The order after a decision was written; storage makes the same changes in its tables. */
export function applyDecision(order: DeskOrder, decision: OrderDecision): DeskOrder {
  const { fulfilment, refund, refundChange, returnChanges = [], cancelledMs, held, events } = decision
  const changed = order.refunds.map((one) =>
    one.id === refundChange?.id ? { ...one, ...refundChange } : one,
  )
  const ended = changed.find(({ id, state }) => id === refundChange?.id && state === 'done')
  const wasDone = order.refunds.some(({ id, state }) => id === refundChange?.id && state === 'done')
  const moved = held === undefined ? order.payment : { ...order.payment, status: held }
  return {
    ...order,
    revision: order.revision + 1,
    payment: wasDone
      ? afterReturn(moved, changed, notedElsewhere(order))
      : ended === undefined
        ? moved
        : afterRefund(moved, changed, ended),
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
