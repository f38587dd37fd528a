import { needsPostalCode } from '../../../checkout/index.js'
import { multiply } from '../../../money/index.js'
import { downloadFilesOf, orderId } from '../../../orders/index.js'
import type { LineItem, Order } from '../../../orders/index.js'
import type { PricedOrder } from '../../../pricing/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'
import { nameOfGone } from '../name-of-gone.js'
import { beginOf, renewalPayments } from '../subscriptions/begun-subscription.js'
import type { SubscriptionBegin } from '../subscriptions/begun-subscription.js'
import { priceCart } from './price-cart.js'
import type { ShopTerms } from './price-cart.js'
import { planOfLine, subscriptionLine } from './shown-cart.js'
import type { ShownCart, ShownLine } from './shown-cart.js'

/** The times of an order, wall-clock ms. */
export interface OrderTimes {
  readonly startedMs: number
  readonly updatedMs: number
}

/** A line whose product is no longer sold says so in its name and counts 0 until the shopper removes it. */
function toLineItem(line: ShownLine, language: string): LineItem {
  const { id, isGone, price, product, sku } = line
  const count = isGone ? 0 : line.count
  return {
    id,
    count,
    price,
    rowTotal: multiply(price, count),
    product: isGone ? { ...product, name: nameOfGone(product.name, language) } : product,
    sku,
    subscription: planOfLine(line),
  }
}

/** The order in the form for pages. `language`: the language of texts that the store adds. */
function toOrder(
  { startedMs, updatedMs }: OrderTimes,
  cart: ShownCart,
  priced: PricedOrder,
  language: string,
): Order {
  const { email, shippingAddress, billingAddress, payment, customData } = cart.details
  const items = cart.lines.map((line) => toLineItem(line, language))
  return {
    id: orderId(cart.orderId),
    status: 'cart',
    items,
    itemCount: priced.itemCount,
    subtotal: priced.subtotal,
    total: priced.total,
    extraItems: priced.extraItems,
    taxes: priced.taxes,
    discountParts: priced.discountParts,
    shippingMethods: priced.shippingMethods,
    email,
    fullName: shippingAddress?.addressee ?? billingAddress?.addressee ?? null,
    shippingAddress,
    billingAddress,
    card: payment?.card ?? null,
    paymentProcessor: payment?.provider ?? null,
    customData,
    flags: {
      requiresShipping: priced.requiresShipping,
      isFreeOrder: priced.isFreeOrder,
      hasSubscription: subscriptionLine(cart) !== null,
      hasDownloads: downloadFilesOf(items).length > 0,
      shouldRecalc: false,
      shippingAddressRequiresPostalCode: needsPostalCode(shippingAddress?.country ?? null),
      billingAddressRequiresPostalCode: needsPostalCode(billingAddress?.country ?? null),
    },
    comment: null,
    downloads: [],
    startedOn: startedMs,
    updatedOn: updatedMs,
  }
}

/** The subscription that an order begins. */
export interface BegunSubscription {
  readonly productId: string
  /** Its plan as the buyer gets it; null: the settings have none. */
  readonly plan: SubscriptionPlan | null
  readonly begin: SubscriptionBegin
  /** The order that each renewal repeats, at present prices and without the discount of the first order. */
  readonly repeated: Order
}

/** The subscription that a cart begins when it is placed; null: none. */
export function renewalOf(terms: ShopTerms, times: OrderTimes, cart: ShownCart): BegunSubscription | null {
  const line = subscriptionLine(cart)
  if (line === null) return null
  const repeated = { ...cart, details: { ...cart.details, discountCode: null }, discount: null }
  const plan = planOfLine(line)
  return {
    productId: line.variant.productId,
    plan,
    begin: beginOf(plan),
    repeated: toOrder(times, repeated, priceCart(terms, repeated), terms.language),
  }
}

/** The order in the form for pages, with the payments of the subscription that it begins (`renewalOf`). */
export function toOrderWithPayments(
  terms: ShopTerms,
  times: OrderTimes,
  {
    cart,
    priced,
    begun,
  }: {
    readonly cart: ShownCart
    readonly priced: PricedOrder
    readonly begun: BegunSubscription | null
  },
): Order {
  const order = toOrder(times, cart, priced, terms.language)
  if (begun === null || begun.plan === null) return order
  const amounts = { total: priced.total, amount: begun.repeated.total }
  return { ...order, renewal: renewalPayments(begun.plan, amounts, terms.nowMs) }
}
