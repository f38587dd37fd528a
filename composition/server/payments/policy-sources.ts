import type { PolicySources } from '../../../core/site/index.js'
import type { PaymentProvider } from '../../../core/orders/index.js'
import type { FormSettings } from '../../../adapters/server/settings/environment/form-settings.js'
import { paymentNames } from './payment-processors.js'
import type { PaymentSettings } from './payment-settings.js'
import { paymentSources } from './payment-sources.js'
import { hostSources } from '../../../core/site/index.js'

/** Policy sources for a site's providers and for the hosts that its owner allows. */
export const policySourcesOf = (
  forms: FormSettings | undefined,
  providers: readonly Pick<PaymentProvider, 'name'>[],
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
