import type Stripe from 'stripe'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { isMissing } from './stripe-failure.js'

/** The field that holds the key of a payment at Stripe. */
export const KEY_FIELD = 'vitrine_key'
/** The delay after which a search finds a payment (Stripe: "Search", data freshness). */
const SEARCH_LAG_S = 60 * 60
/** The maximum number of payments to read from that time; more would take too long. */
const MAX_LISTED = 5000
const EXPANDED = ['data.latest_charge.refunds']

type Payments = Pick<Stripe, 'paymentIntents'>

/** The key of a payment; null: another program of the same account made it, with or without metadata. */
export const keyOfIntent = ({ metadata }: { readonly metadata?: unknown }): string | null =>
  toText(toRecord(metadata)[KEY_FIELD])

/** Thrown if it is unknown whether there is such a payment. */
class TooManyPayments extends Error {
  constructor() {
    super('It is unknown whether this is one of the many recent payments.')
  }
}

const quoted = (text: string): string => text.replace(/[\\"]/g, '\\$&')

async function search({ paymentIntents }: Payments, key: string): Promise<Stripe.PaymentIntent | null> {
  const query = `metadata["${KEY_FIELD}"]:"${quoted(key)}"`
  const { data } = await paymentIntents.search({ query, limit: 1, expand: EXPANDED })
  return data[0] ?? null
}

/** Reads the payments that the search may not show yet. */
async function list(
  { paymentIntents }: Payments,
  key: string,
  sinceS: number,
): Promise<Stripe.PaymentIntent | null> {
  let read = 0
  const page = { created: { gte: sinceS }, limit: 100, expand: EXPANDED }
  for await (const intent of paymentIntents.list(page)) {
    if (keyOfIntent(intent) === key) return intent
    read += 1
    if (read >= MAX_LISTED) throw new TooManyPayments()
  }
  return null
}

/** The payment with a key; null: none. Rejects if Stripe cannot answer. */
export async function findByKey(
  stripe: Payments,
  key: string,
  nowMs: number,
): Promise<Stripe.PaymentIntent | null> {
  const recent = await list(stripe, key, Math.floor(nowMs / 1000) - SEARCH_LAG_S)
  return recent ?? search(stripe, key)
}

/** The payment with a reference and its latest charge; null: none. Rejects as `findByKey`. */
export async function findByReference(
  { paymentIntents }: Payments,
  reference: string,
): Promise<Stripe.PaymentIntent | null> {
  try {
    return await paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] })
  } catch (thrown) {
    if (isMissing(thrown)) return null
    throw thrown
  }
}
