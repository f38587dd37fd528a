import { pageText } from '../../adapters/browser/kit/page-texts.js'
import { allowScripts } from '../../adapters/browser/kit/trusted-types.js'
import { createStripePaymentForm, openStripe } from '../../adapters/payments/stripe/page/index.js'
import { STRIPE_SCRIPT_HOSTS } from '../../adapters/payments/stripe/shared/stripe-page-sources.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'
import { stripeOptions } from '../../adapters/payments/stripe/page/stripe-options.js'

/** Cards through Stripe. */
export function openForm({ window, document }: PaymentContext, provider: PaymentProvider): PaymentForm {
  const { publicKey, account } = provider
  let opening: ReturnType<typeof openStripe> | null = null
  const open = async () => {
    if (publicKey === null) return null
    allowScripts(window, STRIPE_SCRIPT_HOSTS)
    const stripe = await openStripe({ window, document, publicKey, account, ...stripeOptions(document) })
    // A script that did not load is requested again at the next use.
    if (stripe === null) opening = null
    return stripe
  }
  return createStripePaymentForm({
    window,
    stripe: () => (opening ??= open()),
    say: (text) => pageText(document, text),
  })
}
