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
  const open = async (): ReturnType<typeof openStripe> => {
    if (publicKey === null) return null
    allowScripts(window, STRIPE_SCRIPT_HOSTS)
    return openStripe({ window, document, publicKey, account, ...stripeOptions(document) })
  }
  const again = (): void => {
    opening = null
  }
  return createStripePaymentForm({
    window,
    stripe: () => {
      if (opening !== null) return opening
      opening = open()
      // A script that did not load or start is requested again at the next use.
      opening.then((stripe) => stripe ?? again(), again)
      return opening
    },
    say: (text) => pageText(document, text),
  })
}
