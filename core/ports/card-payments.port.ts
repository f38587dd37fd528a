import type { Address } from '../orders/index.js'
import type { Result } from '../shared/index.js'

/**
 * `validation`: the card data are incomplete or wrong, `message` is for the shopper; `declined`: the card
 * holder's bank or the challenge said no; `unavailable`: no payment provider here.
 */
export interface CardFailure {
  readonly tag: 'validation' | 'declined' | 'unavailable'
  readonly message: string
}

/** Who pays and where they live, as the provider is told. */
export interface BillingDetails {
  readonly name: string | null
  readonly email: string | null
  readonly address: Address
}

/**
 * The page's side of taking a card: the provider draws the fields, so card data never reach our code or our
 * server. Never rejects, never throws.
 */
export interface CardPayments {
  /**
   * Draws the provider's fields into the elements marked `data-wf-stripe-element-type` inside `scope`;
   * returns the function that removes them.
   */
  readonly mount: (scope: object) => () => void
  /** Turns what the shopper typed in the fields of `scope` into a token. */
  readonly createPaymentMethod: (
    scope: object,
    billing: BillingDetails,
  ) => Promise<Result<{ readonly token: string }, CardFailure>>
  /**
   * Shows the bank's challenge for a payment that demands one; answers the id to submit the order with again.
   */
  readonly confirm: (
    clientSecret: string,
  ) => Promise<Result<{ readonly paymentIntentId: string }, CardFailure>>
}
