import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** A provider's code: a chunk of its own, loaded on pages whose shop takes payments through it. */
interface PaymentChunk {
  readonly openForm: (context: PaymentContext, provider: PaymentProvider) => PaymentForm
}

const CHUNKS: Readonly<Record<string, () => Promise<PaymentChunk>>> = {
  paypal: () => import('./paypal.js'),
  'proof-of-work': () => import('./proof-of-work.js'),
  recaptcha: () => import('./captcha.js'),
  sandbox: () => import('./sandbox.js'),
  stripe: () => import('./stripe.js'),
  turnstile: () => import('./captcha.js'),
}

/** Loads the form of a provider; null where there is none for it, or its code does not arrive. */
export async function loadPaymentForm(
  context: PaymentContext,
  provider: PaymentProvider,
): Promise<PaymentForm | null> {
  if (!Object.hasOwn(CHUNKS, provider.name)) return null
  try {
    return (await CHUNKS[provider.name]?.())?.openForm(context, provider) ?? null
  } catch (error) {
    console.error(`[vitrine] the payments of ${provider.name} could not be loaded`, error)
    return null
  }
}
