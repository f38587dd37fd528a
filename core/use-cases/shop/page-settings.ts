import type { ShopSettings } from '../../orders/index.js'
import type { StoreSettings } from '../settings/store-settings.js'
import { acceptedProcessors } from './payments/processors.js'

/** The settings of a shop, and the abilities that it was started with. */
export interface StartedShop {
  readonly settings: StoreSettings
  readonly processors: Parameters<typeof acceptedProcessors>[0]['processors']
  readonly hasMemberships: boolean
  readonly hasAccounts: boolean
}

/** The settings of a shop that pages may read. */
export const pageSettingsOf = ({
  settings,
  processors,
  hasMemberships,
  hasAccounts,
}: StartedShop): ShopSettings => ({
  businessCountry: settings.country,
  defaultCurrency: settings.currency,
  quickCheckoutEnabled: settings.quickCheckout,
  paymentProviders: acceptedProcessors({ settings, processors }).map(
    ({ provider, keepsMethods = false }) => ({ ...provider, keepsMethods }),
  ),
  capabilities: {
    checkout: 'onPage',
    checkoutHosts: [],
    subscriptions: hasAccounts && processors.some(({ keepsMethods }) => keepsMethods),
    memberships: hasMemberships,
    accounts: hasAccounts,
    customFields: true,
    uploads: false,
    guestOrderRead: true,
  },
})
