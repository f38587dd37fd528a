import Stripe from 'stripe'
import type {
  DeclinedPayment,
  UnknownPayment,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { describeThrown } from '../../../../core/shared/index.js'

const { errors } = Stripe

/** The meaning of a failed request for its payment. */
export type StripeFailure = DeclinedPayment | UnknownPayment

/** True: the key was refused, or lacks a permission; the owner must fix it. */
export const isKeyProblem = (thrown: unknown): thrown is Stripe.errors.StripeError =>
  thrown instanceof errors.StripeAuthenticationError || thrown instanceof errors.StripePermissionError

/** True: the key of a request was used with other values before. */
export const isKeyTaken = (thrown: unknown): boolean => thrown instanceof errors.StripeIdempotencyError

/**
 * True: the request reached Stripe, which failed. Stripe keeps this failure as the answer, even if the
 * request was partly carried out. A key that another request is using gives this error too.
 */
export const isServerFault = (thrown: unknown): boolean => thrown instanceof errors.StripeAPIError

/** True: there is no such object, or it is no longer in the expected state. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof errors.StripeInvalidRequestError && thrown.code === 'resource_missing'

/** True: a payment is no longer in the state for which a request was made. */
export const isOtherState = (thrown: unknown): boolean =>
  thrown instanceof errors.StripeInvalidRequestError && thrown.code === 'payment_intent_unexpected_state'

const TOKEN_PARAMS: ReadonlySet<string> = new Set(['payment_method', 'customer'])

/**
 * The meaning of a refused charge. A charge that was refused before it began has taken nothing, which is
 * final.
 */
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

/** The failure of a request without a charge: the state of the payment is unknown. */
export const unknownOf = (thrown: unknown): UnknownPayment => ({
  tag: 'unknown',
  message: describeThrown(thrown),
})
