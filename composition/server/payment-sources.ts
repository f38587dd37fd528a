import type { PaymentProvider } from '../../core/orders/index.js'
import type { PolicySources } from '../../core/site/index.js'
import { paymentProviders } from './payment-settings.js'

/** The needs of the scripts of a shop's payment providers, for the policy of its pages. */
export const paymentSources = (
  providers: readonly Pick<PaymentProvider, 'name'>[],
): readonly PolicySources[] =>
  providers.flatMap(({ name }) => {
    const sources = paymentProviders.sourcesOf(name)
    return sources === null ? [] : [sources]
  })
