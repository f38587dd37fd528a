import type { StripeError } from '@stripe/stripe-js'
import type { PaymentFailure } from '../../../../core/ports/payment-form.port.js'

/** Stripe's codes for a payment that the card holder, or the bank, refused. */
const REFUSED_CODES: ReadonlySet<string> = new Set([
  'payment_intent_authentication_failure',
  'payment_intent_payment_attempt_failed',
  'setup_intent_authentication_failure',
])

/**
 * An error of Stripe's script as the checkout tells failures apart. Only what a card holder did wrong or a bank
 * refused is final; anything else may have taken money.
 */
export function paymentFailure({ type, code, message = '' }: StripeError): PaymentFailure {
  if (type === 'validation_error') return { tag: 'validation', message }
  const isRefused = type === 'card_error' || REFUSED_CODES.has(code ?? '')
  return { tag: isRefused ? 'declined' : 'unavailable', message }
}
