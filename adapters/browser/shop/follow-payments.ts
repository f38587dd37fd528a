import type { PageContext } from '../kit/page-module.js'
import { translated } from '../kit/page-texts.js'
import { findNode, findNodes } from './node-type.js'
import { NOTICES } from '../../../core/errors/index.js'
import type { CartService } from '../../../core/cart/index.js'
import type { PaymentProvider } from '../../../core/orders/index.js'
import type { OrderReading } from '../../../core/ports/shop/commerce-gateway.port.js'

type Part = 'wallets' | 'paypal'

/** The code of the parts, by name; each returns the function that ends it. */
export type PaymentChunk = Readonly<Record<Part, (context: PageContext) => () => void>>

/** The places of PayPal's buttons. */
const PAYPAL_BUTTONS = '[data-wf-paypal-button]'

/** The parts that take payments, each with its elements on a page and its condition for a cart. */
const PARTS: readonly (readonly [Part, selector: string, isOf: (reading: OrderReading) => boolean])[] = [
  [
    'wallets',
    '[data-node-type="commerce-cart-quick-checkout-actions"]',
    ({ order, shop }) => shop.quickCheckoutEnabled && order !== null && !order.flags.isFreeOrder,
  ],
  [
    'paypal',
    PAYPAL_BUTTONS,
    ({ order, shop }) => order !== null && shop.paymentProviders.some(({ name }) => name === 'paypal'),
  ],
]

/** The keys with which a page was published. */
const PUBLISHED_KEYS = '[data-wf-ecomm-key], [data-publishable-key], script[src*="paypal.com/sdk/js"]'

/** The card fields of a checkout; nothing fills them where no provider is linked. */
const CARD_FIELDS = '[data-wf-stripe-element-type]'

/** Shows a notice behind an element of the page; returns the function that removes it. */
function tellBehind(place: Element, text: string): () => void {
  const notice = place.ownerDocument.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.setAttribute('data-runtime-owned', '')
  notice.textContent = translated(place.ownerDocument, text)
  place.after(notice)
  return () => notice.remove()
}

/**
 * Reports in the page and in the console that a shop has no payment method, or none with a place on this
 * checkout, and hides buttons for buying at once (reference/product#at-load). Returns the function that
 * removes the notice.
 */
function checkSetUp({ document }: PageContext, { shop }: OrderReading): () => void {
  const checkout = findNode(document, 'commerce-checkout-form-container')
  const hasPlace = ({ name }: PaymentProvider): boolean =>
    name !== 'paypal' || !checkout || document.querySelector(PAYPAL_BUTTONS) !== null
  const canPay = shop.paymentProviders.some(hasPlace) || shop.capabilities.checkout === 'handOff'
  if (canPay || document.querySelector(PUBLISHED_KEYS) !== null) return () => undefined
  const text = checkout ? NOTICES.cardsNotSetUp : NOTICES.cardsNotSetUpShort
  console.warn(text)
  const buttons = findNodes(document, 'commerce-buy-now-button')
  for (const button of buttons) button.classList.add('w-dyn-hide')
  const place = checkout
    ? (checkout.querySelector(CARD_FIELDS) ?? findNode(checkout, 'commerce-checkout-place-order-button'))
    : buttons[0]
  return place ? tellBehind(place, text) : () => undefined
}

/**
 * Loads wallets and PayPal once the page has buttons for them and the cart can be paid with them; most visits
 * load neither. Returns the function that ends them.
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
    if (reading && !isChecked) stops.push(checkSetUp(context, reading))
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
