import type { PaymentProvider } from '../../../core/orders/index.js'
import type { PolicySources } from '../../../core/site/index.js'
import { paymentProviders } from './payment-settings.js'

/** Policy sources for the scripts of a shop's payment providers. */
export const paymentSources = (
  providers: readonly Pick<PaymentProvider, 'name'>[],
): readonly PolicySources[] =>
  providers.flatMap(({ name }) => {
    const sources = paymentProviders.sourcesOf(name)
    return sources === null ? [] : [sources]
  })
