import type { RefundAnswer } from '../../../../core/orders/index.js'
import type { PaymentRefunds } from '../../../../core/ports/payments/payment-refunds.port.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalClient } from './paypal-client.js'
import type { PaypalOrder, PaypalRefund } from './paypal-order.js'
import { isUnknown, unknown } from './paypal-orders.js'
import type { FindOrder } from './paypal-orders.js'
import { failedPartMessage, partsToGive, REFUND_FAILED, stateOfParts } from './refund-parts.js'
import type { RefundPart } from './refund-parts.js'

const refused = (message: string): RefundAnswer => ({ tag: 'refused', message })

const UNCLEAR = 'PayPal gave no clear answer.'

/** The answer for PayPal's statuses of the parts of a refund; `failure`: null if the parts are not known. */
function answerOf(statuses: readonly string[], failure: string | null): RefundAnswer {
  switch (stateOfParts(statuses)) {
    case 'done':
      return { tag: 'done' }
    case 'refused':
      return refused(REFUND_FAILED)
    case 'in-part':
      return failure === null ? unknown(UNCLEAR) : refused(failure)
    case 'pending':
      return { tag: 'pending' }
  }
}

/** Statuses about the request itself, which would be refused again. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 422])

const madeUnder = ({ refunds }: PaypalOrder, key: string): readonly PaypalRefund[] =>
  refunds.filter(({ customId }) => customId === key)

/**
 * Refunds through PayPal: looked up in the order by their key first, then made with the key as request id,
 * which PayPal remembers for weeks. Money that was taken in parts is refunded in parts, each under its own
 * request id. `find` reads the order of a payment.
 */
export function createPaypalRefunds({ send }: PaypalClient, find: FindOrder): PaymentRefunds {
  const make = ({ captureId, amount }: RefundPart, key: string, requestId: string) =>
    send({
      method: 'POST',
      path: `/v2/payments/captures/${captureId}/refund`,
      body: JSON.stringify({ amount: toPaypalAmount(amount), custom_id: key }),
      requestId,
    })

  return {
    refund: async ({ key, payment, amount }) => {
      const order = await find(payment)
      if (isUnknown(order)) return order
      if (order?.capture == null || order.owner?.key !== payment.key)
        return refused('PayPal has taken no money for this payment.')
      const before = madeUnder(order, key)
      const { capture } = order
      const parts = partsToGive(capture, order.refunds, { key, amount })
      if (parts === null && before.length === 0)
        return refused('Less than this amount is left of the money that PayPal took.')
      const statuses: string[] = []
      for (const part of parts ?? []) {
        const isOnly = capture.parts.length === 1
        const answer = await make(part, key, isOnly ? key : `${key}-${part.captureId}`)
        if (answer.tag === 'failed' && FINAL.has(answer.status))
          return before.length + statuses.length === 0 ? refused(answer.message) : unknown(answer.message)
        const status = answer.tag === 'done' ? toText(toRecord(answer.body)['status']) : null
        if (status === null && !isOnly) return unknown(UNCLEAR)
        if (status !== null) statuses.push(status)
      }
      const answerFor = (made: readonly PaypalRefund[]): RefundAnswer =>
        answerOf(
          made.map(({ status }) => status),
          failedPartMessage(made, amount.currency),
        )
      if (parts?.length === 0) return answerFor(before)
      // The order is more reliable than the answers: under these ids, PayPal may repeat old ones.
      const after = await find(payment)
      const made = after === null || isUnknown(after) ? [] : madeUnder(after, key)
      if (made.length > 0) return answerFor(made)
      return statuses.length === 0 ? unknown(UNCLEAR) : answerOf(statuses, null)
    },
  }
}
