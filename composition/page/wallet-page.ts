import { createDomCheckoutForms } from '../../adapters/browser/shop/checkout/index.js'
import { overlayText } from '../../adapters/browser/shop/paypal/index.js'
import type { OverlayMessage } from '../../adapters/browser/shop/paypal/index.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { createWalletCheckoutService, declinedInstrument, knownReading } from '../../core/checkout/index.js'
import { asQuery, bindCheckout } from './bind-checkout.js'
import type { RunningCheckout } from './bind-checkout.js'
import { pagePayments } from './page-payments.js'
import { pageShop } from './page-shop.js'

const PROVIDER = 'paypal'

/** Tells the parent page; without one, this page opens the next page itself. */
function tellParent(window: Window, message: OverlayMessage): void {
  if (window.parent !== window) window.parent.postMessage(overlayText(message), window.location.origin)
  else if (message.type === 'success') window.location.assign(message.detail)
}

/** The page inside the overlay, on which the order is completed with the details from PayPal. */
export function runWalletPage(container: HTMLElement, context: PageContext): RunningCheckout {
  const { window } = context
  const shop = pageShop(context)
  const { commerce, navigator, random, storage } = shop.runtime
  const payments = pagePayments(context)
  const checkout = createWalletCheckoutService({
    provider: PROVIDER,
    commerce,
    random,
    storage,
    payments,
    navigator: { ...navigator, go: (detail) => tellParent(window, { type: 'success', detail }) },
    forms: createDomCheckoutForms(container),
    onOrderChanged: () => void shop.cart.invalidate(),
    ...asQuery(container.getAttribute('data-wf-checkout-query')),
  })
  let told: unknown = null
  const unsubscribe = checkout.subscribe(() => {
    const { failure, order } = checkout.getSnapshot()
    payments.learn(knownReading(order)?.shop)
    if (failure === null || failure === told) return
    told = failure
    const detail = declinedInstrument(failure)
    if (detail !== null) tellParent(window, { type: 'error', detail })
  })
  const unbind = bindCheckout(container, context, shop, {
    checkout,
    mountPaymentFields: () => () => undefined,
  })
  return {
    checkout,
    stop: () => {
      unsubscribe()
      unbind()
    },
  }
}
