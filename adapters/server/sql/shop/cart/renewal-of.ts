import type { Order, OrderRenewal } from '../../../../../core/orders/index.js'
import type { PricedOrder } from '../../../../../core/pricing/index.js'
import {
  beginOf,
  renewalPayments,
} from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import type { SubscriptionBegin } from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import { planOfLine, subscriptionLine } from './cart.js'
import type { Cart } from './cart.js'
import { priceCart } from './price-cart.js'
import type { ShopTerms } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import { toOrder } from './to-order.js'

/** The subscription that an order begins. */
export interface BegunSubscription {
  readonly begin: SubscriptionBegin
  /** The order that each renewal repeats, at present prices and without the discount of the first order. */
  readonly order: Order
}

/** The subscription that a cart begins when it is placed; null: none. */
export function renewalOf(terms: ShopTerms, cart: Cart): BegunSubscription | null {
  const line = subscriptionLine(cart)
  if (line === null) return null
  const repeated: Cart = { ...cart, order: { ...cart.order, discount_code: null }, discount: null }
  return {
    begin: beginOf(planOfLine(line)),
    order: toOrder(repeated, priceCart(terms, repeated), terms.language),
  }
}

/** The payments of the subscription that a cart would begin now; null: none. */
function paymentsOf(
  terms: ShopTerms,
  cart: Cart,
  { total }: PricedOrder,
  renewal: BegunSubscription | null,
): OrderRenewal | null {
  const line = subscriptionLine(cart)
  const plan = line && planOfLine(line)
  if (!plan || !renewal) return null
  return renewalPayments(plan, { total, amount: renewal.order.total }, terms.nowMs)
}

/** The order in the form for pages, with the payments of the subscription that it begins (`renewalOf`). */
export function toOrderWithPayments(
  terms: ShopTerms,
  cart: Cart,
  priced: PricedOrder,
  begun: BegunSubscription | null,
): Order {
  const renewal = paymentsOf(terms, cart, priced, begun)
  return { ...toOrder(cart, priced, terms.language), ...(renewal !== null && { renewal }) }
}
