import type { Order } from '../../../../../core/orders/index.js'
import { hasTrial, subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { priceCart } from '../cart/price-cart.js'
import { toOrder } from '../cart/to-order.js'
import type { StoreContext } from '../store-context.js'

/** The subscription that an order begins. */
export interface BegunSubscription {
  readonly purpose: 'subscribe' | 'trial'
  /**
   * The order that each renewal repeats, at the prices of today and without a discount, which is for the
   * first order.
   */
  readonly order: Order
}

/** The subscription that a cart begins once it is placed; null: it holds none. */
export function renewalOf(context: StoreContext, cart: Cart): BegunSubscription | null {
  const line = subscriptionLine(cart)
  if (line === null) return null
  const repeated: Cart = { ...cart, order: { ...cart.order, discount_code: null } }
  return {
    purpose: hasTrial(line) ? 'trial' : 'subscribe',
    order: toOrder(repeated, priceCart(context, repeated)),
  }
}
