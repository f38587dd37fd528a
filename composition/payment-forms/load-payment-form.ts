import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** Opens the form of a provider in a page; the provider's own code is loaded by the call. */
export type OpenPaymentForm = (
  context: PaymentContext,
  provider: PaymentProvider,
) => PaymentForm | Promise<PaymentForm>

/** Forms by the name of their provider, as the shop's server names it. */
export type PaymentFormTable = Readonly<Record<string, OpenPaymentForm>>

/** A provider's code: a chunk of its own, loaded on pages whose shop takes payments through it. */
interface PaymentChunk {
  readonly openForm: (context: PaymentContext, provider: PaymentProvider) => PaymentForm
}

const chunk =
  (load: () => Promise<PaymentChunk>): OpenPaymentForm =>
  async (context, provider) =>
    (await load()).openForm(context, provider)

const captcha = chunk(() => import('./captcha.js'))

/** The providers that come with the project. */
const PAYMENT_FORMS: PaymentFormTable = {
  paypal: chunk(() => import('./paypal.js')),
  'proof-of-work': chunk(() => import('./proof-of-work.js')),
  recaptcha: captcha,
  sandbox: chunk(() => import('./sandbox.js')),
  stripe: chunk(() => import('./stripe.js')),
  turnstile: captcha,
}

/**
 * Loads the form of a provider; null if it has none, or its code does not load. A form in `own` replaces the bundled
 * one.
 */
export async function loadPaymentForm(
  context: PaymentContext,
  provider: PaymentProvider,
  own: PaymentFormTable = {},
): Promise<PaymentForm | null> {
  const { name } = provider
  const open = [own, PAYMENT_FORMS].find((table) => Object.hasOwn(table, name))?.[name]
  if (open === undefined) return null
  try {
    return await open(context, provider)
  } catch (error) {
    console.error(`[vitrine] the payments of ${name} could not be loaded`, error)
    return null
  }
}
