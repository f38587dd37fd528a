import { equals } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type {
  DeclinedPayment,
  PaymentId,
  PaymentState,
  UnknownPayment,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { toRecord } from '../../../../core/shared/index.js'
import { keptWithOf, toKeptMethod, toKeptWith, vaultIdOf } from './kept-method.js'
import { toPaypalAmount } from './paypal-amount.js'
import type { PaypalAnswer, PaypalClient } from './paypal-client.js'
import { parseOrder, toCustomId } from './paypal-order.js'
import { failedRefundsOf, listedRefundsOf } from './refund-parts.js'
import { PAYPAL } from '../shared/paypal-provider.js'
import type { PaypalCapture, PaypalHold, PaypalOrder, PaypalOwner } from './paypal-order.js'

const UNIT = `/purchase_units/@reference_id=='default'`

export const declined = (message: string): DeclinedPayment => ({ tag: 'declined', message })
export const unknown = (message: string): UnknownPayment => ({ tag: 'unknown', message })

/**
 * The result of a look-up; null: there is no order; `UnknownPayment`: the reason why its state is unknown.
 */
export type Found = PaypalOrder | null | UnknownPayment

/** Finds the order of a payment; null: there is none. */
export type FindOrder = (which: PaymentId) => Promise<Found>

export const isUnknown = (found: Found): found is UnknownPayment => found !== null && 'tag' in found

const pathOf = (id: string): string => `/v2/checkout/orders/${id}`

const keptBy = ({ id, vaultId, isBeingKept }: PaypalOrder): { readonly keptMethod?: string } => {
  if (vaultId !== null) return { keptMethod: toKeptMethod(vaultId) }
  return isBeingKept ? { keptMethod: toKeptWith(id) } : {}
}

/** Outcomes of disputes after which the shop keeps the money. */
const DECIDED_FOR_SHOP: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'CANCELED_BY_BUYER',
  'DENIED',
])

/** The states of a hold that has ended. */
const ENDED_HOLDS: ReadonlySet<string> = new Set(['VOIDED', 'EXPIRED'])

/** True if the money was held and then released, or the hold lapsed. */
export const isReleased = ({ hold, capture }: PaypalOrder): boolean =>
  capture === null && hold !== null && ENDED_HOLDS.has(hold.status)

/** True if money was taken or held with the order. */
export const isTaken = ({ capture, hold }: PaypalOrder): boolean => capture !== null || hold !== null

function heldState(order: PaypalOrder, { status, amount }: PaypalHold): PaymentState {
  const { id: reference } = order
  if (isReleased(order)) return declined('This payment was cancelled.')
  if (status === 'DENIED') return declined('PayPal declined the payment.')
  return status === 'CREATED'
    ? { tag: 'authorised', reference, amount, card: null, ...keptBy(order) }
    : { tag: 'pending', reference }
}

/** The state of one of our orders; `isDisputed` is read elsewhere. */
export function stateOf(order: PaypalOrder, isDisputed: boolean): PaymentState {
  const { id: reference, hold, capture, approveUrl } = order
  if (capture === null && hold !== null) return heldState(order, hold)
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
      const failedRefunds = failedRefundsOf(order.refunds, amount.currency)
      const refunds = listedRefundsOf(order.refunds, amount.currency)
      const listed = { ...(failedRefunds.length > 0 && { failedRefunds }), ...(refunds && { refunds }) }
      const rest = { ...listed, ...keptBy(order) }
      return { tag: 'charged', reference, amount, refunded, isDisputed, card: null, ...rest }
    }
  }
}

/** The way to take the money of an order: at once, or held first. */
export type PaypalIntent = 'CAPTURE' | 'AUTHORIZE'

/** The terms that an attempt writes into its order before the order is taken. */
export interface PaypalTerms {
  readonly amount: Money | null
  readonly intent: string
}

/** Reads the disputes of payments at PayPal. */
function createDisputes(client: PaypalClient) {
  /** True if a dispute is open or was lost; a dispute that the shop won does not count. */
  const isStanding = async ({ dispute_id: id, status }: Record<string, unknown>) => {
    if (status !== 'RESOLVED' || typeof id !== 'string' || !/^[\w-]+$/.test(id)) return true
    const answer = await client.send({ method: 'GET', path: `/v1/customer/disputes/${id}` })
    if (answer.tag === 'unreached') return unknown(answer.message)
    const outcome = answer.tag === 'done' ? toRecord(toRecord(answer.body)['dispute_outcome']) : {}
    return !DECIDED_FOR_SHOP.has(String(outcome['outcome_code']))
  }

  /** True if the payment is disputed; false if disputes cannot be read, for example without permission. */
  const isDisputed = async ({ parts }: PaypalCapture): Promise<boolean | UnknownPayment> => {
    for (const { id } of parts) {
      const path = `/v1/customer/disputes?disputed_transaction_id=${id}`
      const answer = await client.send({ method: 'GET', path })
      if (answer.tag === 'unreached') return unknown(answer.message)
      const items = answer.tag === 'done' ? toRecord(answer.body)['items'] : null
      for (const item of Array.isArray(items) ? items : []) {
        const stands = await isStanding(toRecord(item))
        if (stands !== false) return stands
      }
    }
    return false
  }

  return { isDisputed }
}

/** The changes that write the owner, the amount and the intent of an order. */
function patchesOf(order: PaypalOrder, owner: PaypalOwner, { amount, intent }: PaypalTerms) {
  const isSameAmount = amount === null || (order.amount !== null && equals(amount, order.amount))
  return [
    {
      op: order.owner === null ? 'add' : 'replace',
      path: `${UNIT}/custom_id`,
      value: toCustomId(owner),
    },
    ...(isSameAmount ? [] : [{ op: 'replace', path: `${UNIT}/amount`, value: toPaypalAmount(amount) }]),
    ...(intent === order.intent ? [] : [{ op: 'replace', path: '/intent', value: intent }]),
  ]
}

/** Changes orders at PayPal. Never rejects. */
export function createOrders(client: PaypalClient) {
  const { isDisputed } = createDisputes(client)
  const found = (answer: PaypalAnswer): Found => {
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'done') return parseOrder(answer.body)
    return answer.status === 404 ? null : unknown(answer.message)
  }

  const read = async (id: string): Promise<Found> =>
    found(await client.send({ method: 'GET', path: pathOf(id) }))

  /** Writes the owner, the amount and the intent of the order. */
  const mark = (order: PaypalOrder, owner: PaypalOwner, terms: PaypalTerms = order): Promise<PaypalAnswer> =>
    client.send({
      method: 'PATCH',
      path: pathOf(order.id),
      body: JSON.stringify(patchesOf(order, owner, terms)),
    })

  /** The state of an order, including disputes. */
  const settled = async (order: PaypalOrder): Promise<PaymentState> => {
    const hasDispute = order.capture !== null && (await isDisputed(order.capture))
    return typeof hasDispute === 'boolean' ? stateOf(order, hasDispute) : hasDispute
  }

  /** Makes PayPal take or hold the money of an order. PayPal does this once, under any request id. */
  const take = (
    { id }: PaypalOrder,
    intent: PaypalIntent,
    requestId: string | null,
    body: string,
  ): Promise<PaypalAnswer> =>
    client.send({
      method: 'POST',
      path: `${pathOf(id)}/${intent === 'CAPTURE' ? 'capture' : 'authorize'}`,
      body,
      ...(requestId !== null && { requestId }),
    })

  /** Captures the whole held amount, once. */
  const captureHold = ({ id }: PaypalHold, requestId: string): Promise<PaypalAnswer> =>
    client.send({
      method: 'POST',
      path: `/v2/payments/authorizations/${id}/capture`,
      body: JSON.stringify({ final_capture: true }),
      requestId,
    })

  /** Releases held money. */
  const release = ({ id }: PaypalHold): Promise<PaypalAnswer> =>
    client.send({ method: 'POST', path: `/v2/payments/authorizations/${id}/void`, body: '{}' })

  /** PayPal's id of a stored means of payment; null: it has none yet, or does not exist. */
  const vaultIdFor = async (token: string): Promise<string | null | UnknownPayment> => {
    const orderId = keptWithOf(token)
    if (orderId === null) return vaultIdOf(token)
    const order = await read(orderId)
    return isUnknown(order) ? order : (order?.vaultId ?? null)
  }

  /** Makes the order of a charge without the shopper, one for each key. */
  const begin = (body: string, key: string): Promise<PaypalAnswer> =>
    client.send({ method: 'POST', path: '/v2/checkout/orders', body, requestId: `${key}:order` })

  return { read, mark, settled, take, captureHold, release, vaultIdFor, begin }
}

export type PaypalOrders = ReturnType<typeof createOrders>
