import type Stripe from 'stripe'
import type { ProviderRequest } from '../provider-http.js'
import type { StripeRecord } from './stripe-objects.js'
import { fieldsOf, groupOf, invalid, missing, needed } from './stripe-requests.js'

/** A refund as Stripe keeps it. */
export interface StripeRefundRecord {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly currency: string
  readonly createdS: number
  readonly metadata: Readonly<Record<string, string>>
  status: 'succeeded' | 'pending' | 'failed'
}

/** A refund as Stripe shows it. */
export function refundObject({
  id,
  intent,
  amount,
  currency,
  createdS,
  metadata,
  status,
}: StripeRefundRecord): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: `ch_${intent.slice(3)}`,
    created: createdS,
    currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  }
}

/** The addresses of refunds. */
export function createRefundRoutes(
  payments: ReadonlyMap<string, StripeRecord>,
  { newId, nowS }: { readonly newId: () => string; readonly nowS: () => number },
) {
  const records: StripeRefundRecord[] = []
  let nextStatus: StripeRefundRecord['status'] = 'succeeded'

  const create = (request: ProviderRequest): Stripe.Refund => {
    const fields = fieldsOf(request, ['payment_intent', 'amount', 'metadata[]', 'reason'])
    const intent = needed(fields, 'payment_intent')
    const payment = payments.get(intent) ?? missing('payment_intent', intent, 'payment_intent')
    if (payment.status !== 'succeeded') {
      return invalid('This PaymentIntent does not have a successful charge to refund.')
    }
    const taken = payment.captured ?? payment.amount
    const amount = Number(fields.get('amount') ?? taken - payment.refunded)
    if (payment.refunded >= taken) {
      return invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
    }
    if (amount > taken - payment.refunded) {
      return invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' })
    }
    const metadata = groupOf(fields, 'metadata')
    const { currency } = payment
    const record: StripeRefundRecord = {
      id: `re_${newId()}`,
      intent,
      amount,
      currency,
      createdS: nowS(),
      metadata,
      status: nextStatus,
    }
    records.push(record)
    payment.refunds.push(record)
    if (record.status !== 'failed') payment.refunded += amount
    return refundObject(record)
  }

  /** The newest first, page by page. */
  const list = (request: ProviderRequest): object => {
    const fields = fieldsOf(request, ['payment_intent', 'limit', 'starting_after'])
    const all = records.filter(({ intent }) => intent === fields.get('payment_intent')).reverse()
    const after = fields.get('starting_after')
    const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    const limit = Number(fields.get('limit') ?? 10)
    const data = all.slice(begin, begin + limit).map(refundObject)
    return { object: 'list', url: '/v1/refunds', has_more: begin + limit < all.length, data }
  }

  /** The bank returns the money of a refund. */
  const fail = (record: StripeRefundRecord): Stripe.Refund => {
    record.status = 'failed'
    const payment = payments.get(record.intent)
    if (payment !== undefined) payment.refunded -= record.amount
    return refundObject(record)
  }

  return {
    create,
    fail,
    list,
    records,
    /** Sets the first status of later refunds. */
    begin: (status: StripeRefundRecord['status']): void => {
      nextStatus = status
    },
  }
}
