import type { Money } from '../../../../core/money/index.js'
import type { RefundAnswer } from '../../../../core/orders/index.js'
import type { PaymentRefunds } from '../../../../core/ports/payment-refunds.port.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalClient } from './paypal-client.js'
import type { PaypalOrder, PaypalRefund } from './paypal-order.js'
import { isUnknown, unknown } from './paypal-orders.js'
import type { Found } from './paypal-orders.js'

const refused = (message: string): RefundAnswer => ({ tag: 'refused', message })

/** The answer for PayPal's word for a refund. */
function answerOf(status: string): RefundAnswer {
  switch (status) {
    case 'COMPLETED':
      return { tag: 'done' }
    case 'FAILED':
    case 'CANCELLED':
      return refused('PayPal could not give the money back.')
    default:
      return { tag: 'pending' }
  }
}

/** Said of the request itself, which would be refused again. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 422])

const madeUnder = (order: PaypalOrder, key: string): PaypalRefund | undefined =>
  order.refunds.find(({ customId }) => customId === key)

/**
 * Refunds through PayPal: looked up in the order by their key first, then made with the key as request id, which PayPal
 * remembers for weeks. `find` reads the order of a payment.
 */
export function createPaypalRefunds(
  { send }: PaypalClient,
  find: (which: Parameters<PaymentRefunds['refund']>[0]['payment']) => Promise<Found>,
): PaymentRefunds {
  const make = async (captureId: string, key: string, amount: Money, again: () => Promise<Found>) => {
    const answer = await send({
      method: 'POST',
      path: `/v2/payments/captures/${captureId}/refund`,
      body: JSON.stringify({ amount: toPaypalAmount(amount), custom_id: key }),
      requestId: key,
    })
    if (answer.tag === 'failed' && FINAL.has(answer.status)) return refused(answer.message)
    // The order says more than the answer, which may be that of the first request under this id.
    const after = await again()
    const made = after === null || isUnknown(after) ? undefined : madeUnder(after, key)
    const status = made?.status ?? (answer.tag === 'done' ? toText(toRecord(answer.body)['status']) : null)
    return status === null ? unknown('PayPal gave no clear answer.') : answerOf(status)
  }

  return {
    refund: async ({ key, payment, amount }) => {
      const order = await find(payment)
      if (isUnknown(order)) return order
      if (order?.capture == null || order.owner?.key !== payment.key)
        return refused('PayPal has taken no money for this payment.')
      const made = madeUnder(order, key)
      if (made !== undefined) return answerOf(made.status)
      const [captureId, ...others] = order.capture.ids
      if (captureId === undefined || others.length > 0)
        return refused("This payment was taken in parts: give the money back on PayPal's own page.")
      return make(captureId, key, amount, () => find(payment))
    },
  }
}
