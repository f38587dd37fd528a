import type { Order } from '../../../core/orders/index.js'
import type { SubscriptionPlan } from '../../../core/subscriptions/index.js'
import type { Cart, CartLine } from '../cart/cart.js'
import { documentOrNull } from '../cart/cart.js'
import { priceCart } from '../cart/price-cart.js'
import { toOrder } from '../cart/to-order.js'
import type { StoreContext } from '../store-context.js'

/** What an order begins that is a subscription. */
export interface BegunSubscription {
  readonly purpose: 'subscribe' | 'trial'
  /** What each renewal repeats, at the prices of today and without a discount, which is for the first order. */
  readonly order: Order
}

/** The line of a cart that is a subscription; it is alone there. */
export const subscriptionLine = ({ lines }: Cart): CartLine | null =>
  lines.find(({ sku }) => sku.billing === 'subscription') ?? null

/** The plan of a line; null: it is paid once. */
export const planOfLine = ({ sku }: CartLine): SubscriptionPlan | null =>
  documentOrNull<SubscriptionPlan>(sku.plan)

/** Whether a line begins with a trial. */
export const hasTrial = (line: CartLine | null): boolean =>
  line !== null && (planOfLine(line)?.trialDays ?? 0) > 0

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
