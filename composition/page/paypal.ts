import { showCartError } from '../../adapters/dom-shop/cart/cart-blocks.js'
import { checkoutContainers, createDomCheckoutForms } from '../../adapters/dom-shop/checkout/index.js'
import { checkoutNodes } from '../../adapters/dom-shop/checkout/checkout-nodes.js'
import { showProblem } from '../../adapters/dom-shop/checkout/error-block.js'
import { findNodes } from '../../adapters/dom-shop/node-type.js'
import { createPaypalButtons, openPaypalOverlay, overlayText } from '../../adapters/dom-shop/paypal/index.js'
import type { OverlayMessage } from '../../adapters/dom-shop/paypal/index.js'
import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import { createWalletCheckoutService, declinedInstrument } from '../../core/checkout/index.js'
import { checkoutProblem, toServerError } from '../../core/errors/index.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { asQuery, bindCheckout } from './bind-checkout.js'
import { pagePayments } from './page-payments.js'
import { pageShop } from './page-shop.js'

const PROVIDER = 'paypal'

/** Tells the page around this one; where there is none the shopper is taken on from here. */
function tellParent(window: Window, message: OverlayMessage): void {
  if (window.parent !== window) window.parent.postMessage(overlayText(message), window.location.origin)
  else if (message.type === 'success') window.location.assign(message.detail)
}

/** The page in the overlay: the order is completed with what was agreed to at PayPal. */
function runWalletPage(container: HTMLElement, context: PageContext): () => void {
  const { window } = context
  const shop = pageShop(context)
  const { commerce, navigator, random, storage } = shop.runtime
  const checkout = createWalletCheckoutService({
    provider: PROVIDER,
    commerce,
    random,
    storage,
    payments: pagePayments(context),
    navigator: { ...navigator, go: (detail) => tellParent(window, { type: 'success', detail }) },
    forms: createDomCheckoutForms(container),
    onOrderChanged: () => void shop.cart.invalidate(),
    ...asQuery(container.getAttribute('data-wf-checkout-query')),
  })
  let told: unknown = null
  const unsubscribe = checkout.subscribe(() => {
    const { failure } = checkout.getSnapshot()
    if (failure === null || failure === told) return
    told = failure
    const detail = declinedInstrument(failure)
    if (detail !== null) tellParent(window, { type: 'error', detail })
  })
  const unbind = bindCheckout(container, context, shop, {
    checkout,
    mountPaymentFields: () => () => undefined,
  })
  return () => {
    unsubscribe()
    unbind()
  }
}

/** Says why no payment could be begun: at the checkout, and in a cart that is open. */
function sayRefused({ document }: PageContext, say: (text: string) => void, failure: GatewayFailure): void {
  const facts = checkoutProblem(toServerError(failure))
  const [checkout] = checkoutContainers(document)
  if (checkout) say(showProblem(checkoutNodes(checkout), facts))
  for (const cart of findNodes(document, 'commerce-cart-wrapper'))
    if (cart.hasAttribute('data-cart-open')) showCartError(cart, facts)
}

/** Starts PayPal's buttons and its page; answers what ends them. */
export function startPaypal(context: PageContext): () => void {
  const { window, document } = context
  const { runtime, cart, announcer } = pageShop(context)
  const payments = pagePayments(context)
  let closeOverlay: (() => void) | null = null
  const begin = async (): Promise<string> => {
    const begun = await runtime.commerce.beginWallet?.(PROVIDER)
    if (begun?.ok) return begun.value.reference
    const failure = begun?.failure
    if (failure) sayRefused(context, announcer.say, failure)
    // PayPal closes its window when it is given no order.
    throw new Error(failure?.message ?? 'This shop takes no payments through PayPal.')
  }
  const buttons = createPaypalButtons(document, (holder, style, currency) =>
    payments.buttons.draw(holder, style, currency, {
      begin,
      agreed: ({ restart }) => {
        closeOverlay = openPaypalOverlay(window, {
          succeeded: runtime.navigator.go,
          refused: restart,
        })
      },
    }),
  )
  const show = (): void => {
    const { phase, readings } = cart.getSnapshot()
    const [reading] = Object.values(readings)
    if (phase === 'ready' && reading) buttons.show(reading.order)
  }
  const stops = [
    cart.subscribe(show),
    buttons.dispose,
    () => closeOverlay?.(),
    ...findNodes(document, 'commerce-paypal-checkout-form-container').map((container) =>
      runWalletPage(container, context),
    ),
  ]
  show()
  return () => stops.forEach((stop) => stop())
}
