import type { PayPalNamespace } from '@paypal/paypal-js'
import type { PayPalV6Namespace, SavePaymentSessionOptions } from '@paypal/paypal-js/sdk-v6'

/**
 * Stand-ins for PayPal's page scripts of both releases, made from their public documentation, and strict
 * about their arguments. PayPal's window is a panel on the page, in which a test agrees for the shopper.
 */
type ButtonOptions = NonNullable<Parameters<NonNullable<PayPalNamespace['Buttons']>>[0]>
type Style = NonNullable<ButtonOptions['style']>

const standIn = { calls: [] as unknown[][] }
const record = (...call: unknown[]): void => void standIn.calls.push(call)

const refuseUnless = (isRight: boolean, message: string): void => {
  if (!isRight) throw new Error(message)
}

const STYLES: Readonly<Record<keyof Style, readonly unknown[]>> = {
  borderRadius: [],
  color: ['gold', 'blue', 'silver', 'white', 'black'],
  disableMaxWidth: [true, false],
  height: [],
  label: ['paypal', 'checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate'],
  layout: ['vertical', 'horizontal'],
  shape: ['rect', 'pill', 'sharp'],
  tagline: [true, false],
}

function checkStyle(style: Style): void {
  for (const [name, value] of Object.entries(style)) {
    const allowed = STYLES[name as keyof Style] as readonly unknown[] | undefined
    // The builder also writes `note`, which PayPal ignores.
    if (allowed === undefined || allowed.length === 0) continue
    refuseUnless(allowed.includes(value), `Invalid value for style.${name}: ${String(value)}`)
  }
}

/** PayPal's window, which the shopper approves or closes. */
function openWindow(orderId: string): Promise<boolean> {
  refuseUnless(/^\w+$/.test(orderId), 'Expected an order id to be returned')
  record('window', orderId)
  const panel = document.createElement('div')
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', 'PayPal')
  Object.assign(panel.style, { position: 'fixed', inset: '0', background: '#fff', zIndex: '99999' })
  const agree = document.createElement('button')
  agree.textContent = 'Agree and continue'
  const leave = document.createElement('button')
  leave.textContent = 'Close'
  panel.append(agree, leave)
  document.documentElement.append(panel)
  return new Promise((resolve) => {
    leave.onclick = () => {
      panel.remove()
      resolve(false)
    }
    agree.onclick = async () => {
      await fetch(`https://www.paypal.com/stand-in/approve?token=${orderId}`, { method: 'POST' })
      panel.remove()
      resolve(true)
    }
  })
}

function createButtons(options: ButtonOptions = {}): ReturnType<NonNullable<PayPalNamespace['Buttons']>> {
  const { style = {}, createOrder, createVaultSetupToken, onApprove } = options
  refuseUnless(
    (createOrder === undefined) !== (createVaultSetupToken === undefined),
    'One of createOrder and createVaultSetupToken is expected',
  )
  checkStyle(style)
  let holder: HTMLElement | null = null
  const button = document.createElement('button')
  button.textContent = 'PayPal'
  const agree = async (id: string): Promise<void> => {
    if (!(await openWindow(id))) return
    const actions = { restart: () => void agree(id) }
    const agreed = createVaultSetupToken ? { orderID: '', vaultSetupToken: id } : { orderID: id }
    await onApprove?.({ ...agreed, facilitatorAccessToken: '' } as never, actions as never)
  }
  button.onclick = async () => {
    try {
      await agree(await (createVaultSetupToken ?? (createOrder as () => Promise<string>))())
    } catch (error) {
      record('error', String(error))
    }
  }
  return {
    close: async () => button.remove(),
    isEligible: () => true,
    render: async (target) => {
      holder = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
      if (holder === null) throw new Error('Document is ready and element does not exist')
      refuseUnless(holder.childNodes.length === 0, 'The element of a button has to be empty')
      record('render', style)
      holder.append(button)
    },
    updateProps: async () => undefined,
    resume: () => undefined,
    hasReturned: () => false,
  }
}

const release5: PayPalNamespace = { version: '5.0.500', Buttons: createButtons }

const release6 = {
  version: '6.0.0',
  createInstance: async (options: Parameters<PayPalV6Namespace['createInstance']>[0]) => {
    refuseUnless(Boolean(options.clientId), 'A client id is needed')
    record('createInstance', options)
    return {
      createPayPalSavePaymentSession: ({ onApprove }: SavePaymentSessionOptions) => ({
        start: async (mode: { presentationMode: string }, setup: Promise<{ vaultSetupToken: string }>) => {
          refuseUnless(mode.presentationMode === 'auto', 'Which way is it shown?')
          refuseUnless(window.event !== undefined, 'start() has to be called within a click')
          const { vaultSetupToken } = await setup
          if (await openWindow(vaultSetupToken))
            await onApprove?.({ fundingSource: 'paypal', vaultSetupToken })
        },
      }),
      findEligibleMethods: async ({ currencyCode }: { currencyCode?: string } = {}) => {
        refuseUnless(/^[A-Z]{3}$/.test(currencyCode ?? ''), 'A currency is needed')
        return { isEligible: (name: string) => name === 'paypal' }
      },
      createPayPalOneTimePaymentSession: ({
        onApprove,
      }: {
        onApprove: (data: { orderId: string }) => Promise<void>
      }) => ({
        start: async (mode: { presentationMode: string }, order: Promise<{ orderId: string }>) => {
          refuseUnless(mode.presentationMode === 'auto', 'Which way is it shown?')
          refuseUnless(window.event !== undefined, 'start() has to be called within a click')
          const { orderId } = await order
          if (await openWindow(orderId)) await onApprove({ orderId })
        },
      }),
    }
  },
}

/** Release 6 has its button as a custom element. */
class PaypalButton extends HTMLElement {
  connectedCallback(): void {
    this.attachShadow({ mode: 'open' }).append('PayPal')
    Object.assign(this.style, { display: 'inline-block', minWidth: '120px', minHeight: '44px' })
    this.setAttribute('role', 'button')
    this.tabIndex = 0
  }
}
if (!customElements.get('paypal-button')) customElements.define('paypal-button', PaypalButton)

const source = (document.currentScript as HTMLScriptElement).src
record('script', source)
Object.assign(window, {
  paypalStandIn: standIn,
  paypal: source.includes('/web-sdk/v6/') ? release6 : release5,
})
