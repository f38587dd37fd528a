import { showCartError } from '../../adapters/browser/shop/cart/cart-blocks.js'
import { checkoutContainers } from '../../adapters/browser/shop/checkout/index.js'
import { checkoutNodes } from '../../adapters/browser/shop/checkout/checkout-nodes.js'
import { showProblem } from '../../adapters/browser/shop/checkout/error-block.js'
import { findNodes } from '../../adapters/browser/shop/node-type.js'
import { createPaypalButtons, openPaypalOverlay } from '../../adapters/browser/shop/paypal/index.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { checkoutProblem, toServerError } from '../../core/errors/index.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { pagePayments } from './page-payments.js'
import { pageShop } from './page-shop.js'

const PROVIDER = 'paypal'

/** Shows why a payment could not begin: at the checkout, and in an open cart. */
function sayRefused({ document }: PageContext, say: (text: string) => void, failure: GatewayFailure): void {
  const facts = checkoutProblem(toServerError(failure))
  const [checkout] = checkoutContainers(document)
  if (checkout) say(showProblem(checkoutNodes(checkout), facts))
  for (const cart of findNodes(document, 'commerce-cart-wrapper'))
    if (cart.hasAttribute('data-cart-open')) showCartError(cart, facts)
}

/** Starts PayPal's buttons; returns the function that stops them. */
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
    // PayPal closes its window if it gets no order.
    throw new Error(failure?.message ?? 'This shop takes no payments through PayPal.')
  }
  const buttons = createPaypalButtons(document, (holder, style, currency, keepsOnly) =>
    payments.buttons.draw(holder, style, currency, {
      keepsOnly,
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
    if (phase !== 'ready' || !reading) return
    const provider = reading.shop.paymentProviders.find(({ name }) => name === PROVIDER)
    buttons.show(reading.order, provider)
  }
  const stops = [cart.subscribe(show), buttons.dispose, () => closeOverlay?.()]
  show()
  return () => stops.forEach((stop) => stop())
}
