import { createCryptoRandom } from '../../adapters/browser/platform/crypto-random.js'
import { pageText } from '../../adapters/browser/kit/page-texts.js'
import { allowScripts } from '../../adapters/browser/kit/trusted-types.js'
import { createPaypalPaymentForm, openPaypal } from '../../adapters/payments/paypal/page/index.js'
import type { DrawButton } from '../../adapters/payments/paypal/page/index.js'
import { PAYPAL_SCRIPT_HOSTS } from '../../adapters/payments/paypal/shared/paypal-page-sources.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/**
 * PayPal. The page's root element selects the release of the script (`data-vitrine-paypal-release`, default
 * 5) and the
 * sandbox for release 6 (`data-vitrine-paypal-sandbox`).
 */
export function openForm({ window, document }: PaymentContext, provider: PaymentProvider): PaymentForm {
  const { publicKey: clientId, account: merchantId } = provider
  const root = document.documentElement
  let opening: Promise<DrawButton | null> | null = null
  const open = async (currency: string): Promise<DrawButton | null> => {
    if (clientId === null) return null
    allowScripts(window, PAYPAL_SCRIPT_HOSTS)
    return openPaypal({
      document,
      clientId,
      merchantId,
      currency,
      release: root.getAttribute('data-vitrine-paypal-release') === '6' ? '6' : '5',
      environment: root.hasAttribute('data-vitrine-paypal-sandbox') ? 'sandbox' : 'production',
    })
  }
  return createPaypalPaymentForm({
    document,
    random: createCryptoRandom(window.crypto),
    paypal: (currency) =>
      (opening ??= open(currency).catch((error: unknown) => {
        // A script that did not load is requested again when the buttons are drawn next.
        opening = null
        throw error
      })),
    say: (text) => pageText(document, text),
  })
}
