import { PAYPAL_DESCRIPTOR } from '../../../adapters/payments/paypal/server/index.js'
import { STRIPE_DESCRIPTOR } from '../../../adapters/payments/stripe/server/index.js'

/** The payment providers that come with the project, the one for cards first (docs/payment-provider.md). */
export const PROVIDERS = [STRIPE_DESCRIPTOR, PAYPAL_DESCRIPTOR] as const
