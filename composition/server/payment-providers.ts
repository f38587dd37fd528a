import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import { paymentProviders } from './payment-settings.js'
import type { PaymentMode, PaymentSettings } from './payment-settings.js'

/**
 * Makes the processors that take the money, the one for cards first; an empty list: none is set up. `siteUrl`:
 * where shoppers reach the site; null: the owner has not said.
 */
export const createProcessors = (
  settings: PaymentSettings,
  siteUrl: string | null,
  onProblem: (message: string) => void,
): readonly PaymentProcessor[] =>
  paymentProviders.ready(settings).map(({ createProcessor }) => createProcessor({ siteUrl, onProblem }))

/** The providers that are set up, by the names that pages know them by. */
export const paymentNames = (settings: PaymentSettings): readonly { readonly name: string }[] =>
  paymentProviders.ready(settings)

/** The providers that are set up, by their names for people, with whether money moves. */
export const paymentModes = (
  settings: PaymentSettings,
): readonly { readonly name: string; readonly mode: PaymentMode }[] =>
  paymentProviders.ready(settings).map(({ title, mode }) => ({ name: title, mode }))

/** True if money moves through any of them. */
export const movesMoney = (settings: PaymentSettings): boolean =>
  paymentModes(settings).some(({ mode }) => mode === 'live')
