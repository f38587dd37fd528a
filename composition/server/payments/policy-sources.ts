import { hostSources } from '../../../core/site/index.js'
import type { PolicySources } from '../../../core/site/index.js'
import type { PaymentProvider } from '../../../core/orders/index.js'
import type { FormSettings } from '../../../adapters/server/settings/environment/form-settings.js'
import { paymentNames } from './payment-processors.js'
import { paymentProviders } from './payment-settings.js'
import type { PaymentSettings } from './payment-settings.js'

type Named = Pick<PaymentProvider, 'name'>

/** Policy sources for the scripts of a shop's payment providers. */
export const paymentSources = (providers: readonly Named[]): readonly PolicySources[] =>
  providers.flatMap(({ name }) => {
    const sources = paymentProviders.sourcesOf(name)
    return sources === null ? [] : [sources]
  })

/** Policy sources for a site's providers and for the hosts that its owner allows. */
export const policySourcesOf = (
  forms: FormSettings | undefined,
  providers: readonly Named[],
  scriptHosts: readonly string[],
): readonly PolicySources[] => [
  ...(forms?.captcha ? [forms.captcha.service.sources] : []),
  ...paymentSources(providers),
  hostSources(scriptHosts),
]

/** The same without an open shop, from its settings. */
export const settingsSources = (
  forms: FormSettings,
  payments: PaymentSettings,
  scriptHosts: readonly string[],
): readonly PolicySources[] => policySourcesOf(forms, paymentNames(payments), scriptHosts)
