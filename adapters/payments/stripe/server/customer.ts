import type Stripe from 'stripe'
import { KEY_FIELD } from './find-intent.js'

/** A method that could not be stored, so that nothing was charged; `cause` is Stripe's error. */
export class NotKept extends Error {
  constructor(override readonly cause: unknown) {
    super('Stripe could not store the payment method.')
  }
}

/** Makes the customer for whom a method is stored, one for each key. Rejects with `NotKept`. */
export async function createKeeper(stripe: Stripe, key: string): Promise<string> {
  try {
    const customer = await stripe.customers.create(
      { metadata: { [KEY_FIELD]: key } },
      { idempotencyKey: `${key}:customer` },
    )
    return customer.id
  } catch (thrown) {
    throw new NotKept(thrown)
  }
}
