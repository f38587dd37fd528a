import { createPaypalProcessor } from '../../adapters/payments/paypal/server/index.js'
import { createStripeProcessor } from '../../adapters/payments/stripe/server/index.js'
import type { PaymentProcessor } from '../../core/ports/payment-processor.port.js'
import type { PaymentMode, PaymentSettings } from './payment-settings.js'

/**
 * Who takes the money, the one for cards first; an empty list: nobody is set up. `siteUrl`: where shoppers reach
 * the site; null: the owner has not said.
 */
export const createProcessors = (
  { stripe, paypal }: PaymentSettings,
  siteUrl: string | null,
  onProblem: (message: string) => void,
): readonly PaymentProcessor[] => [
  ...(stripe === null ? [] : [createStripeProcessor({ ...stripe, onProblem })]),
  ...(paypal === null ? [] : [createPaypalProcessor({ ...paypal, siteUrl, onProblem })]),
]

/** The providers that are set up, by the names that pages know them by. */
export const paymentNames = ({ stripe, paypal }: PaymentSettings): readonly { readonly name: string }[] => [
  ...(stripe === null ? [] : [{ name: 'stripe' }]),
  ...(paypal === null ? [] : [{ name: 'paypal' }]),
]

/** The providers that are set up, by their names for people, with whether money moves. */
export const paymentModes = ({
  stripe,
  paypal,
}: PaymentSettings): readonly { readonly name: string; readonly mode: PaymentMode }[] => [
  ...(stripe === null ? [] : [{ name: 'Stripe', mode: stripe.mode }]),
  ...(paypal === null ? [] : [{ name: 'PayPal', mode: paypal.mode }]),
]

/** Whether money moves through any of them. */
export const movesMoney = (settings: PaymentSettings): boolean =>
  paymentModes(settings).some(({ mode }) => mode === 'live')
