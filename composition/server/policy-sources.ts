import type { PolicySources } from '../../core/site/index.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { FormSettings } from './form-settings.js'
import { paymentNames } from './payment-providers.js'
import type { PaymentSettings } from './payment-settings.js'
import { paymentSources } from './payment-sources.js'

/** What a site's providers and its owner's hosts need of the policy of its pages. */
export const policySourcesOf = (
  forms: FormSettings | undefined,
  providers: readonly Pick<PaymentProvider, 'name'>[],
  scriptHosts: readonly string[],
): readonly PolicySources[] => [
  ...(forms?.captcha ? [forms.captcha.service.sources] : []),
  ...paymentSources(providers),
  { 'script-src': scriptHosts, 'frame-src': scriptHosts },
]

/** The same where no shop is open: by its settings alone. */
export const settingsSources = (
  forms: FormSettings,
  payments: PaymentSettings,
  scriptHosts: readonly string[],
): readonly PolicySources[] => policySourcesOf(forms, paymentNames(payments), scriptHosts)
