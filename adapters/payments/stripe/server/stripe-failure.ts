import Stripe from 'stripe'
import type { DeclinedPayment, UnknownPayment } from '../../../../core/ports/payment-processor.port.js'
import { describeThrown } from '../../../../core/shared/index.js'

const { errors } = Stripe

/** The meaning of a failed request for its payment. */
export type StripeFailure = DeclinedPayment | UnknownPayment

/** The key was refused, or may not do this: the owner has to put it right. */
export const isKeyProblem = (thrown: unknown): thrown is Stripe.errors.StripeError =>
  thrown instanceof errors.StripeAuthenticationError || thrown instanceof errors.StripePermissionError

/** The key of a request was used with other values before. */
export const isKeyTaken = (thrown: unknown): boolean => thrown instanceof errors.StripeIdempotencyError

/**
 * The request reached Stripe, which failed: Stripe saves this failure as the answer, even if the request was
 * partly carried out. A key that another request is using this moment is one of these as well.
 */
export const isServerFault = (thrown: unknown): boolean => thrown instanceof errors.StripeAPIError

/** There is no such object, or not any more in the state that was assumed. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof errors.StripeInvalidRequestError && thrown.code === 'resource_missing'

/** A payment is no longer in the state that a request was made for. */
export const isOtherState = (thrown: unknown): boolean =>
  thrown instanceof errors.StripeInvalidRequestError && thrown.code === 'payment_intent_unexpected_state'

const TOKEN_PARAMS: ReadonlySet<string> = new Set(['payment_method', 'customer'])

/** The meaning of a refused charge. One that was refused before it was begun has taken nothing, for good. */
export function failureOf(thrown: unknown): StripeFailure {
  if (thrown instanceof errors.StripeCardError) return { tag: 'declined', message: thrown.message }
  if (thrown instanceof errors.StripeInvalidRequestError) {
    const isToken = TOKEN_PARAMS.has(thrown.param ?? '')
    return { tag: 'declined', message: thrown.message, reason: isToken ? 'card' : 'set-up' }
  }
  if (isKeyProblem(thrown)) {
    return { tag: 'declined', message: 'Stripe does not accept the keys of this shop.', reason: 'set-up' }
  }
  return unknownOf(thrown)
}

/** The failure's meaning where nothing was to be charged: the state of the payment is not known. */
export const unknownOf = (thrown: unknown): UnknownPayment => ({
  tag: 'unknown',
  message: describeThrown(thrown),
})
