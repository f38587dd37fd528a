import { createProviderCatalogue } from '../../adapters/server/settings/provider-catalogue.js'
import type { SettingsOf } from '../../adapters/server/settings/provider-catalogue.js'
import { PROVIDERS } from './provider-list.js'

/** The mode of a provider's keys: in `live`, money moves. */
export type PaymentMode = 'test' | 'live'

/** The providers that the owner has set up, by their names; null: not set up. */
export type PaymentSettings = SettingsOf<typeof PROVIDERS>

/** The payment providers that come with the project. */
export const paymentProviders = createProviderCatalogue(PROVIDERS)

/** Nothing set: the shop takes test payments. */
export const NO_PAYMENT_SETTINGS: PaymentSettings = paymentProviders.none

/**
 * Takes the keys of payment providers (docs/payments.md) from what `readSecrets` found; a failure says what is
 * wrong with each, without its value.
 */
export const readPaymentSettings = paymentProviders.read
