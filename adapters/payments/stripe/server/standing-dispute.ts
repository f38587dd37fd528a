import type Stripe from 'stripe'
import { isKeyProblem } from './stripe-failure.js'

/** The shop keeps the money: the dispute was won, or it was a question of the bank that came to nothing. */
const DECIDED_FOR_SHOP: ReadonlySet<string> = new Set(['won', 'warning_closed'])

/**
 * True if the dispute of a payment is still open, or was lost. A payment counts as disputed if the key may
 * not read disputes. Rejects where Stripe cannot say.
 */
export async function hasStandingDispute(
  { disputes }: Pick<Stripe, 'disputes'>,
  paymentIntent: string,
): Promise<boolean> {
  try {
    const { data } = await disputes.list({ payment_intent: paymentIntent, limit: 100 })
    return data.length === 0 || data.some(({ status }) => !DECIDED_FOR_SHOP.has(status))
  } catch (thrown) {
    if (isKeyProblem(thrown)) return true
    throw thrown
  }
}
