import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { createPaymentForms } from '../../core/checkout/index.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import { loadPaymentForm } from '../payment-forms/load-payment-form.js'

/** The card fields of these providers, for pages without a checkout. */
export const createCardFields = (context: PageContext, providers: readonly PaymentProvider[]): PaymentForm =>
  createPaymentForms({
    providers: async () => providers,
    load: (provider) => loadPaymentForm(context, provider),
  })
