import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { paymentProviders } from './payment-settings.js'
import type { PaymentMode, PaymentSettings } from './payment-settings.js'

/**
 * Makes the payment processors, the one for cards first; empty if none is set up. `siteUrl`: the public address of the
 * site; null if it is not set.
 */
export const createProcessors = (
  settings: PaymentSettings,
  siteUrl: string | null,
  onProblem: (message: string) => void,
): readonly PaymentProcessor[] =>
  paymentProviders.ready(settings).map(({ createProcessor }) => createProcessor({ siteUrl, onProblem }))

/** The configured providers, by their names in pages. */
export const paymentNames = (settings: PaymentSettings): readonly { readonly name: string }[] =>
  paymentProviders.ready(settings)

/** The configured providers, by their display names, with the mode of each. */
export const paymentModes = (
  settings: PaymentSettings,
): readonly { readonly name: string; readonly mode: PaymentMode }[] =>
  paymentProviders.ready(settings).map(({ title, mode }) => ({ name: title, mode }))

/** True if money moves through any of them. */
export const movesMoney = (settings: PaymentSettings): boolean =>
  paymentModes(settings).some(({ mode }) => mode === 'live')
