import { equals } from '../../core/money/index.js'
import type {
  DeclinedPayment,
  PaymentState,
  UnknownPayment,
} from '../../core/ports/payment-processor.port.js'
import { toRecord } from '../../core/shared/index.js'
import { toKeptMethod } from './kept-method.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalAnswer, PaypalClient } from './paypal-client.js'
import { PAYPAL, parseOrder, toCustomId } from './paypal-order.js'
import type { PaypalOrder, PaypalOwner } from './paypal-order.js'

const UNIT = `/purchase_units/@reference_id=='default'`

export const declined = (message: string): DeclinedPayment => ({ tag: 'declined', message })
export const unknown = (message: string): UnknownPayment => ({ tag: 'unknown', message })

/** What an order that was asked about comes to, or why nobody knows. */
export type Found = PaypalOrder | null | UnknownPayment

export const isUnknown = (found: Found): found is UnknownPayment => found !== null && 'tag' in found

const pathOf = (id: string): string => `/v2/checkout/orders/${id}`

/** How an order stands that is ours; `isDisputed` is asked for elsewhere. */
export function stateOf(order: PaypalOrder, isDisputed: boolean): PaymentState {
  const { id: reference, capture, approveUrl } = order
  if (capture === null) {
    return { tag: 'action-required', reference, action: { provider: PAYPAL, data: approveUrl } }
  }
  switch (capture.status) {
    case 'PENDING':
      return { tag: 'pending', reference }
    case 'DECLINED':
    case 'FAILED':
      return declined('PayPal declined the payment.')
    default: {
      const { amount, refunded } = capture
      const keptMethod = order.vaultId === null ? {} : { keptMethod: toKeptMethod(order.vaultId) }
      return { tag: 'charged', reference, amount, refunded, isDisputed, card: null, ...keptMethod }
    }
  }
}

/** What moves orders at PayPal. Never rejects. */
export function createOrders(client: PaypalClient) {
  const found = (answer: PaypalAnswer): Found => {
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'done') return parseOrder(answer.body)
    return answer.status === 404 ? null : unknown(answer.message)
  }

  const read = async (id: string): Promise<Found> =>
    found(await client.send({ method: 'GET', path: pathOf(id) }))

  /** Writes whose the order is, and what it comes to; answers whether that was done. */
  const mark = async (order: PaypalOrder, owner: PaypalOwner, amount = order.amount): Promise<boolean> => {
    const patches = [
      {
        op: order.owner === null ? 'add' : 'replace',
        path: `${UNIT}/custom_id`,
        value: toCustomId(owner),
      },
      ...(amount === null || (order.amount !== null && equals(amount, order.amount))
        ? []
        : [{ op: 'replace', path: `${UNIT}/amount`, value: toPaypalAmount(amount) }]),
    ]
    const body = JSON.stringify(patches)
    return (await client.send({ method: 'PATCH', path: pathOf(order.id), body })).tag === 'done'
  }

  /** An application that may not read disputes sees none; who cannot be asked says nothing. */
  const isDisputed = async ({ id }: { readonly id: string }): Promise<boolean | UnknownPayment> => {
    const path = `/v1/customer/disputes?disputed_transaction_id=${id}`
    const answer = await client.send({ method: 'GET', path })
    if (answer.tag === 'unreached') return unknown(answer.message)
    const items = answer.tag === 'done' ? toRecord(answer.body)['items'] : null
    return Array.isArray(items) && items.length > 0
  }

  /** How an order stands, disputes among it. */
  const settled = async (order: PaypalOrder): Promise<PaymentState> => {
    const hasDispute = order.capture !== null && (await isDisputed(order.capture))
    return typeof hasDispute === 'boolean' ? stateOf(order, hasDispute) : hasDispute
  }

  /** PayPal takes the money of an order once, also under another request id or under none. */
  const capture = ({ id }: PaypalOrder, requestId: string | null, body: string): Promise<PaypalAnswer> =>
    client.send({
      method: 'POST',
      path: `${pathOf(id)}/capture`,
      body,
      ...(requestId !== null && { requestId }),
    })

  /** The order of a charge that the shopper is not asked about: one for each key. */
  const begin = (body: string, key: string): Promise<PaypalAnswer> =>
    client.send({ method: 'POST', path: '/v2/checkout/orders', body, requestId: `${key}:order` })

  return { read, mark, settled, capture, begin }
}

export type PaypalOrders = ReturnType<typeof createOrders>
