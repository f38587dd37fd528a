import { loadScript } from '@paypal/paypal-js'
import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6'
import type { PayPalNamespace } from '@paypal/paypal-js'
import type { ButtonHandlers } from '../../../../core/ports/payment-buttons.port.js'
import { setupIdOf } from '../shared/setup-reference.js'

type ButtonOptions = NonNullable<Parameters<NonNullable<PayPalNamespace['Buttons']>>[0]>
/** The look of a button, in PayPal's words (reference/checkout#paypal). */
export type PayPalButtonStyle = NonNullable<ButtonOptions['style']>

/** The options that the script is loaded and started with. */
export interface PaypalScript {
  readonly clientId: string
  /** The merchant that is paid; null: the one of the client id. */
  readonly merchantId: string | null
  /** ISO 4217. */
  readonly currency: string
  /** Releases of the script differ in how a button is drawn. */
  readonly release: '5' | '6'
  /** The environment of PayPal that release 6 talks to; release 5 knows it by the client id. */
  readonly environment: 'production' | 'sandbox'
}

/** Draws a button into an element; answers what removes it. */
export type DrawButton = (
  holder: HTMLElement,
  style: PayPalButtonStyle,
  handlers: ButtonHandlers,
) => Promise<() => void>

/**
 * PayPal's name for the means of payment to keep. Throws where the order no longer begins a trial: the page
 * then draws anew.
 */
function setupTokenOf(reference: string): string {
  const id = setupIdOf(reference)
  if (id === null) throw new Error('PayPal was asked to be paid, and not to keep anything.')
  return id
}

/** The release with drawn buttons, whose style pages state (reference/checkout#paypal). */
async function openRelease5({ clientId, merchantId, currency }: PaypalScript): Promise<DrawButton | null> {
  const paypal = await loadScript({
    clientId,
    currency,
    intent: 'capture',
    commit: false,
    components: ['buttons'],
    ...(merchantId ? { merchantId: [merchantId] } : {}),
  })
  if (!paypal?.Buttons) return null
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

/** The release whose button is an element that the page draws itself. */
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
  const methods = await sdk?.findEligibleMethods({ currencyCode: currency })
  if (!sdk || !methods?.isEligible('paypal')) return null
  return async (holder, { color = 'gold' }, { begin, agreed, keepsOnly }) => {
    const flow = { currencyCode: currency, paymentFlow: 'VAULT_WITHOUT_PAYMENT' } as const
    if (keepsOnly && !(await sdk.findEligibleMethods(flow)).isEligible('paypal')) return () => undefined
    const button = holder.ownerDocument.createElement('paypal-button')
    button.setAttribute('type', 'pay')
    button.className = `paypal-${color}`
    const open = (): Promise<unknown> => {
      const onApprove = async (): Promise<void> => agreed({ restart: start })
      const mode = { presentationMode: 'auto' } as const
      // PayPal opens its window within the click and waits in it for what is asked about.
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

/** Loads PayPal's script; null: it did not arrive, or has nothing to pay with here. */
export const openPaypal = (script: PaypalScript): Promise<DrawButton | null> =>
  script.release === '6' ? openRelease6(script) : openRelease5(script)
