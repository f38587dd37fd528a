export { openStripe } from './load-stripe.js'
export { createStripePaymentForm } from './stripe-payment-form.js'
export type { StripeScript, StripeTrain } from './load-stripe.js'
export type { StripeFormOptions } from './stripe-payment-form.js'
