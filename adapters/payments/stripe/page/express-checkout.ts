import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type {
  SheetAnswer,
  SheetContents,
  SheetEvent,
  SheetRequest,
  WalletSheet,
} from '../../../../core/ports/payments/wallet-sheet.port.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { addressOf } from './wallet-address.js'

/** The methods of a sheet before an address is chosen, since it does not open without one. */
const NOT_CHOSEN_YET = { id: 'not-chosen', displayName: 'Shipping', amount: 0 }

const linesOf = ({ lines }: SheetContents) =>
  lines.map(({ label, amount }) => ({ name: label, amount: amount.amount }))

const ratesOf = ({ shippingOptions }: SheetContents) =>
  [...shippingOptions]
    .sort((one, other) => Number(other.isSelected) - Number(one.isSelected))
    .map(({ id, label, amount }) => ({ id, displayName: label, amount: amount.amount }))

async function approvalOf(
  stripe: Stripe,
  elements: StripeElements,
  event: StripeExpressCheckoutElementConfirmEvent,
): Promise<SheetEvent | null> {
  const submitted = await elements.submit()
  if (submitted.error) return null
  const { paymentMethod } = await stripe.createPaymentMethod({ elements })
  if (!paymentMethod) return null
  const { billingDetails: billing, shippingAddress: shipping, shippingRate: rate } = event
  return {
    tag: 'approved',
    payment: {
      method: { provider: STRIPE, token: paymentMethod.id },
      email: billing?.email ?? null,
      shippingAddress: shipping ? addressOf(shipping.name, shipping.address) : null,
      billingAddress: addressOf(billing?.name, billing?.address),
      shippingMethodId: rate ? shippingMethodId(rate.id) : null,
    },
  }
}

/** True if a wallet can pay; resolves once the element has determined it. */
const isReady = (element: StripeExpressCheckoutElement): Promise<boolean> =>
  new Promise((resolve) => {
    element.on('ready', ({ availablePaymentMethods }) => resolve(availablePaymentMethods !== undefined))
    element.on('loaderror', () => resolve(false))
  })

/** A sheet that waits for the shop's answer to a choice in it. */
interface WaitingSheet {
  readonly resolve: (details: {
    lineItems: { name: string; amount: number }[]
    shippingRates: { id: string; displayName: string; amount: number }[]
  }) => void
  readonly reject: () => void
}

/** Hands the shop's answer to the sheet that waits for it. */
const answerTo =
  (elements: StripeElements, event: WaitingSheet) =>
  (answer: SheetAnswer): void => {
    if (answer.tag !== 'contents') return event.reject()
    elements.update({ amount: answer.contents.total.amount.amount })
    event.resolve({ lineItems: linesOf(answer.contents), shippingRates: ratesOf(answer.contents) })
  }

interface MountedButtons {
  readonly element: StripeExpressCheckoutElement
  readonly dispose: () => void
}

/** Draws the buttons in a place of their own in `holder`; null: no wallet can pay here. */
async function mountButtons(
  elements: StripeElements,
  requiresShipping: boolean,
  holder: HTMLElement,
): Promise<MountedButtons | null> {
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    billingAddressRequired: true,
    shippingAddressRequired: requiresShipping,
    ...(requiresShipping ? { shippingRates: [NOT_CHOSEN_YET] } : {}),
  })
  const container = holder.ownerDocument.createElement('div')
  container.setAttribute('data-runtime-owned', '')
  holder.append(container)
  const ready = isReady(element)
  element.mount(container)
  const dispose = (): void => {
    element.destroy()
    container.remove()
  }
  if (await ready) return { element, dispose }
  dispose()
  return null
}

/**
 * Stripe's own wallet buttons, in their own place in `holder`, for releases of its script that have no sheet
 * for buttons of the page. null: no wallet can pay here.
 */
export async function prepareExpressCheckout(
  stripe: Stripe,
  { requiresShipping, contents }: SheetRequest,
  holder: HTMLElement,
  notify: (event: SheetEvent) => void,
): Promise<WalletSheet | null> {
  let shown = contents
  const elements = stripe.elements({
    mode: 'payment',
    amount: contents.total.amount.amount,
    currency: contents.total.amount.currency.toLowerCase(),
    paymentMethodCreation: 'manual',
  })
  const mounted = await mountButtons(elements, requiresShipping, holder)
  if (mounted === null) return null
  const { element, dispose } = mounted
  let waiting: ((answer: SheetAnswer) => void) | null = null
  let fail: (() => void) | null = null
  element.on('click', ({ resolve }) => {
    notify({ tag: 'opened' })
    resolve({ lineItems: linesOf(shown) })
  })
  element.on('shippingaddresschange', (event) => {
    waiting = answerTo(elements, event)
    notify({ tag: 'address-chosen', address: addressOf(event.name, event.address) })
  })
  element.on('shippingratechange', (event) => {
    waiting = answerTo(elements, event)
    notify({ tag: 'option-chosen', id: shippingMethodId(event.shippingRate.id) })
  })
  element.on('cancel', () => notify({ tag: 'cancelled' }))
  element.on('confirm', (event) => {
    fail = () => event.paymentFailed({ reason: 'fail' })
    void approvalOf(stripe, elements, event).then((approval) => (approval ? notify(approval) : fail?.()))
  })
  return {
    button: 'own',
    show: () => undefined,
    update: (changed) => {
      shown = changed
      elements.update({ amount: changed.total.amount.amount })
    },
    answer: (answer) => {
      waiting?.(answer)
      waiting = null
    },
    complete: (outcome) => {
      if (outcome === 'fail') fail?.()
      fail = null
    },
    dispose,
  }
}
