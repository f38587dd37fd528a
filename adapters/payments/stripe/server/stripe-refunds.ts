import Stripe from 'stripe'
import type { PaymentId } from '../../../../core/ports/payments/payment-processor.port.js'
import type { PaymentRefunds, ProviderRefund } from '../../../../core/ports/payments/payment-refunds.port.js'
import type { RefundAnswer } from '../../../../core/orders/index.js'
import { toStripeAmount } from './stripe-amount.js'
import { unknownOf } from './stripe-failure.js'

/** The metadata field with the key of a refund. */
export const REFUND_KEY_FIELD = 'vitrine_refund'

const PAGE = 100

type Refunds = Pick<Stripe, 'refunds'>

/** The refund with a key; Stripe forgets keys of requests after a day, but never metadata. */
async function findRefund({ refunds }: Refunds, intent: string, key: string): Promise<Stripe.Refund | null> {
  for await (const refund of refunds.list({ payment_intent: intent, limit: PAGE }))
    if (refund.metadata?.[REFUND_KEY_FIELD] === key) return refund
  return null
}

/** Reads the payment with all refunds of its charge, of which Stripe expands only the ten newest. */
export async function withAllRefunds(
  { refunds }: Refunds,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
  const { latest_charge: charge } = intent
  if (typeof charge !== 'object' || charge?.refunds?.has_more !== true) return intent
  const data: Stripe.Refund[] = []
  for await (const refund of refunds.list({ payment_intent: intent.id, limit: PAGE })) data.push(refund)
  return { ...intent, latest_charge: { ...charge, refunds: { ...charge.refunds, data, has_more: false } } }
}

/** The result of a refund; a later return by the bank is reported by the state of its payment. */
export function answerOf({ status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  switch (status) {
    case 'succeeded':
      return { tag: 'done' }
    case 'failed':
    case 'canceled':
      return { tag: 'refused', message: `Stripe could not give the money back: ${reason ?? status}.` }
    default:
      return { tag: 'pending' }
  }
}

/**
 * True for a refusal of the request itself, which would be repeated; other failures leave the result open.
 */
const isFinal = (thrown: unknown): thrown is Stripe.errors.StripeInvalidRequestError =>
  thrown instanceof Stripe.errors.StripeInvalidRequestError

async function create(stripe: Refunds, intent: string, request: ProviderRefund): Promise<RefundAnswer> {
  const { key, amount } = request
  const made = await findRefund(stripe, intent, key)
  if (made !== null) return answerOf(made)
  try {
    return answerOf(
      await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: toStripeAmount(amount).amount,
          metadata: { [REFUND_KEY_FIELD]: key },
        },
        { idempotencyKey: key },
      ),
    )
  } catch (thrown) {
    // Another process may have just made it, or the answer was lost.
    const late = await findRefund(stripe, intent, key)
    if (late !== null) return answerOf(late)
    if (isFinal(thrown)) return { tag: 'refused', message: thrown.message }
    throw thrown
  }
}

/** Refunds through Stripe: looked up by their key first, then made with it. */
export const createStripeRefunds = (
  stripe: Refunds,
  intentOf: (which: PaymentId) => Promise<string | null>,
  report: (thrown: unknown) => void,
): PaymentRefunds => ({
  refund: async (request) => {
    try {
      const intent = await intentOf(request.payment)
      if (intent === null) return { tag: 'refused', message: 'Stripe knows no such payment.' }
      return await create(stripe, intent, request)
    } catch (thrown) {
      report(thrown)
      return unknownOf(thrown)
    }
  },
})
