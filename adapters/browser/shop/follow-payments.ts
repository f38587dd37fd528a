import type { PageContext } from '../kit/page-module.js'
import { findNode, findNodes } from './node-type.js'
import { NOTICES } from '../../../core/errors/index.js'
import type { CartService } from '../../../core/cart/index.js'
import type { OrderReading } from '../../../core/ports/commerce-gateway.port.js'

type Part = 'wallets' | 'paypal'

/** The code of the parts, by name; each answers what ends it. */
export type PaymentChunk = Readonly<Record<Part, (context: PageContext) => () => void>>

/**
 * The parts that take payments, each with its elements on a page and the condition for a cart to be paid by
 * it.
 */
const PARTS: readonly (readonly [Part, selector: string, isOf: (reading: OrderReading) => boolean])[] = [
  [
    'wallets',
    '[data-node-type="commerce-cart-quick-checkout-actions"]',
    ({ order, shop }) => shop.quickCheckoutEnabled && order !== null && !order.flags.isFreeOrder,
  ],
  [
    'paypal',
    '[data-wf-paypal-button]',
    ({ order, shop }) => order !== null && shop.paymentProviders.some(({ name }) => name === 'paypal'),
  ],
]

/** The keys that a page was published with. */
const PUBLISHED_KEYS = '[data-wf-ecomm-key], [data-publishable-key], script[src*="paypal.com/sdk/js"]'

/**
 * A shop without any way to pay warns its owner in the console, and offers nothing for buying at once
 * (reference/product#at-load).
 */
function checkSetUp({ document }: PageContext, { shop }: OrderReading): void {
  const canPay = shop.paymentProviders.length > 0 || shop.capabilities.checkout === 'handOff'
  if (canPay || document.querySelector(PUBLISHED_KEYS) !== null) return
  const hasCheckout = findNode(document, 'commerce-checkout-form-container') !== null
  console.warn(hasCheckout ? NOTICES.cardsNotSetUp : NOTICES.cardsNotSetUpShort)
  for (const button of findNodes(document, 'commerce-buy-now-button')) button.classList.add('w-dyn-hide')
}

/**
 * Loads the wallets and PayPal once the page has buttons for them and the cart could be paid so: most visits of
 * most pages load nothing of it. Answers what ends them.
 */
export function followPayments(
  context: PageContext,
  cart: CartService,
  loadPayments: () => Promise<PaymentChunk>,
): () => void {
  const stops: (() => void)[] = []
  let isOver = false
  let isChecked = false
  const waiting = new Set(PARTS)
  const start = async (part: Part): Promise<void> => {
    try {
      const chunk = await loadPayments()
      if (!isOver) stops.push(chunk[part](context))
    } catch (error) {
      console.error(`[vitrine] the ${part} of this page could not be loaded`, error)
    }
  }
  const look = (): void => {
    const { phase, readings } = cart.getSnapshot()
    if (phase !== 'ready' || context.mode() === 'design') return
    const [reading] = Object.values(readings)
    if (reading && !isChecked) checkSetUp(context, reading)
    isChecked ||= reading !== undefined
    for (const row of waiting) {
      const [part, selector, isOf] = row
      if (!Object.values(readings).some(isOf) || context.document.querySelector(selector) === null) continue
      waiting.delete(row)
      void start(part)
    }
  }
  stops.push(cart.subscribe(look))
  look()
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
