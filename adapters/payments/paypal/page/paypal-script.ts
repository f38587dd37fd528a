import { loadScript } from '@paypal/paypal-js'
import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6'
import type { PayPalNamespace } from '@paypal/paypal-js'
import type { ButtonHandlers } from '../../../../core/ports/payments/payment-buttons.port.js'
import { PAYPAL_SCRIPT_HOSTS } from '../shared/paypal-page-sources.js'
import { setupIdOf } from '../shared/setup-reference.js'

/**
 * The time after which a script that neither arrives nor fails is given up, so that the page can report it.
 */
const MAX_LOAD_MS = 20_000
const NOT_PAYPAL = 'Another script was loaded in place of the one of PayPal.'
const TAGS = PAYPAL_SCRIPT_HOSTS.map((host) => `script[src^="https://${host}/"]`).join(', ')
const paypalTags = (document: Document): Iterable<Element> => document.querySelectorAll(TAGS)

type ButtonOptions = NonNullable<Parameters<NonNullable<PayPalNamespace['Buttons']>>[0]>
/** The look of a button, in PayPal's words (reference/checkout#paypal). */
export type PayPalButtonStyle = NonNullable<ButtonOptions['style']>

/** The options for loading and starting the script. */
export interface PaypalScript {
  readonly document: Document
  readonly clientId: string
  /** The merchant that receives the money; null: that of the client id. */
  readonly merchantId: string | null
  /** ISO 4217. */
  readonly currency: string
  /** The release of the script; releases differ in the way they draw a button. */
  readonly release: '5' | '6'
  /** The environment of PayPal for release 6; release 5 derives it from the client id. */
  readonly environment: 'production' | 'sandbox'
}

/** Draws a button into an element; returns the function that removes it. */
export type DrawButton = (
  holder: HTMLElement,
  style: PayPalButtonStyle,
  handlers: ButtonHandlers,
) => Promise<() => void>

/**
 * PayPal's id of the means of payment to store. Throws if the order no longer begins a trial; the page then
 * draws again.
 */
function setupTokenOf(reference: string): string {
  const id = setupIdOf(reference)
  if (id === null) throw new Error('PayPal was asked for a payment, not to store a payment method.')
  return id
}

/** Opens the release that draws buttons in the style that pages state (reference/checkout#paypal). */
async function openRelease5({ clientId, merchantId, currency }: PaypalScript): Promise<DrawButton> {
  const paypal = await loadScript({
    clientId,
    currency,
    intent: 'capture',
    commit: false,
    components: ['buttons'],
    ...(merchantId ? { merchantId: [merchantId] } : {}),
  })
  if (!paypal?.Buttons) throw new Error(NOT_PAYPAL)
  const { Buttons } = paypal
  return async (holder, style, { begin, agreed, keepsOnly }) => {
    const button = Buttons({
      style,
      ...(keepsOnly
        ? { createVaultSetupToken: async () => setupTokenOf(await begin()) }
        : { createOrder: begin }),
      onApprove: async (_, actions) => agreed({ restart: () => actions.restart() }),
    })
    if (!button.isEligible()) return () => undefined
    await button.render(holder)
    return () => void button.close()
  }
}

/** Opens the release whose button is an element of the page. */
async function openRelease6({
  clientId,
  merchantId,
  environment,
  currency,
}: PaypalScript): Promise<DrawButton | null> {
  const paypal = await loadCoreSdkScript({ environment })
  const sdk = await paypal?.createInstance({
    clientId,
    components: ['paypal-payments'],
    pageType: 'checkout',
    ...(merchantId ? { merchantId } : {}),
  })
  if (!sdk) throw new Error(NOT_PAYPAL)
  const methods = await sdk.findEligibleMethods({ currencyCode: currency })
  if (!methods.isEligible('paypal')) return null
  return async (holder, { color = 'gold' }, { begin, agreed, keepsOnly }) => {
    const flow = { currencyCode: currency, paymentFlow: 'VAULT_WITHOUT_PAYMENT' } as const
    if (keepsOnly && !(await sdk.findEligibleMethods(flow)).isEligible('paypal')) return () => undefined
    const button = holder.ownerDocument.createElement('paypal-button')
    button.setAttribute('type', 'pay')
    button.className = `paypal-${color}`
    const open = (): Promise<unknown> => {
      const onApprove = async (): Promise<void> => agreed({ restart: start })
      const mode = { presentationMode: 'auto' } as const
      // PayPal opens its window within the click and waits there for the result.
      return keepsOnly
        ? sdk.createPayPalSavePaymentSession({ onApprove }).start(
            mode,
            begin().then((reference) => ({ vaultSetupToken: setupTokenOf(reference) })),
          )
        : sdk.createPayPalOneTimePaymentSession({ onApprove }).start(
            mode,
            begin().then((orderId) => ({ orderId })),
          )
    }
    const start = (): void => {
      open().catch((error: unknown) => console.error('[vitrine] PayPal could not be opened', error))
    }
    button.addEventListener('click', start)
    holder.append(button)
    return () => button.remove()
  }
}

/**
 * Loads PayPal's script; null: it offers no payment here. Rejects if it did not load in time or was replaced
 * by another script; the next use then loads it again.
 */
export async function openPaypal(script: PaypalScript): Promise<DrawButton | null> {
  const { document } = script
  const before = new Set(paypalTags(document))
  const opening = script.release === '6' ? openRelease6(script) : openRelease5(script)
  let timer: ReturnType<typeof setTimeout> | undefined
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      for (const tag of paypalTags(document)) if (!before.has(tag)) tag.remove()
      reject(new Error('PayPal did not answer in time.'))
    }, MAX_LOAD_MS)
  })
  try {
    return await Promise.race([opening, givenUp])
  } finally {
    clearTimeout(timer)
  }
}
