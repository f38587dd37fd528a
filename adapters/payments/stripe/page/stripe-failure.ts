import type { StripeError } from '@stripe/stripe-js'
import type { PaymentFailure } from '../../../../core/ports/payments/payment-form.port.js'

/** Stripe's codes for a payment that the card holder or the bank refused. */
const REFUSED_CODES: ReadonlySet<string> = new Set([
  'payment_intent_authentication_failure',
  'payment_intent_payment_attempt_failed',
  'setup_intent_authentication_failure',
])

/**
 * Converts an error of Stripe's script into a failure of the checkout. Only a mistake of the card holder or a
 * refusal of the bank is final; after other errors money may have been taken.
 */
export function paymentFailure({ type, code, message = '' }: StripeError): PaymentFailure {
  if (type === 'validation_error') return { tag: 'validation', message }
  const isRefused = type === 'card_error' || REFUSED_CODES.has(code ?? '')
  return { tag: isRefused ? 'declined' : 'unavailable', message }
}
