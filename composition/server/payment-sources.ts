import { PAYPAL_SOURCES } from '../../adapters/payments/paypal/shared/paypal-page-sources.js'
import { STRIPE_SOURCES } from '../../adapters/payments/stripe/shared/stripe-page-sources.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import { ownValue } from '../../core/shared/index.js'
import type { PolicySources } from '../../core/site/index.js'

const SOURCES: Readonly<Record<string, PolicySources>> = {
  paypal: PAYPAL_SOURCES,
  stripe: STRIPE_SOURCES,
}

/** What the scripts of a shop's payment providers need of the policy of its pages. */
export const paymentSources = (
  providers: readonly Pick<PaymentProvider, 'name'>[],
): readonly PolicySources[] =>
  providers.flatMap(({ name }) => {
    const sources = ownValue(SOURCES, name)
    return sources === undefined ? [] : [sources]
  })
