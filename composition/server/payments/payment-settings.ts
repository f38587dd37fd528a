import { createProviderCatalogue } from '../../../adapters/server/settings/environment/provider-catalogue.js'
import type { SettingsOf } from '../../../adapters/server/settings/environment/provider-catalogue.js'
import { PROVIDERS } from './provider-list.js'

/** The mode of a provider's keys: `live` keys move money. */
export type PaymentMode = 'test' | 'live'

/** The owner's settings for each provider, by name; null if it is not set up. */
export type PaymentSettings = SettingsOf<typeof PROVIDERS>

/** The payment providers that come with the project. */
export const paymentProviders = createProviderCatalogue(PROVIDERS)

/** No provider is set up: the shop takes test payments. */
export const NO_PAYMENT_SETTINGS: PaymentSettings = paymentProviders.none

/**
 * Reads the keys of payment providers (docs/payments.md) from the result of `readSecrets`; a failure names the problem
 * of each key, without its value.
 */
export const readPaymentSettings = paymentProviders.read
