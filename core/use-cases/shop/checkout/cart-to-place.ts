import { lacksState } from '../../../pricing/index.js'
import type { PricedOrder } from '../../../pricing/index.js'
import { isLive } from '../../../subscriptions/index.js'
import type { SubscriptionStanding } from '../../../subscriptions/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import { hasNewPrice } from '../cart/bring-up-to-date.js'
import { renewalOf, toOrderWithPayments } from '../cart/cart-order.js'
import type { OrderTimes } from '../cart/cart-order.js'
import { destinationOfCart, priceCart, termsOf } from '../cart/price-cart.js'
import type { ShopTerms } from '../cart/price-cart.js'
import { planOfLine, subscriptionLine } from '../cart/shown-cart.js'
import type { ShownCart } from '../cart/shown-cart.js'
import { presentCart } from '../cart/present-cart.js'
import { missingConfirmations } from '../required-confirmations.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { Reserved } from '../payments/payment-attempt.js'
import type { CartPlacement } from '../place-order.js'
import type { StoredCart, SubmitWork } from './submit-ports.js'

/** The terms on which the shop places carts. */
export interface PlacingTerms extends ShopTerms {
  readonly placing: Pick<StoreSettings, 'confirmations' | 'orderRange'>
}

/** A locked cart with the facts that decide whether it is placed. */
interface LockedCart {
  readonly order: StoredOrder
  readonly times: OrderTimes
  readonly cart: ShownCart
  /** The member who submits; null: a guest. */
  readonly memberId: string | null
  /** The member's subscriptions to the membership in the cart. */
  readonly memberships: readonly SubscriptionStanding[]
  /** A digest: equal for equal parts. */
  readonly digest: SubmitWork['digest']
}

/** The membership in a cart, which can be bought once (reference/product#at-load); null: none. */
function membershipOf(cart: ShownCart): string | null {
  const variant = subscriptionLine(cart)?.variant
  return variant?.isMembership === true ? variant.productId : null
}

/** The stock for a cart: summed by SKU in the order of their ids, to avoid deadlocks between orders. */
export function neededStock({ lines }: Pick<ShownCart, 'lines'>): readonly Reserved[] {
  const counts = new Map<string, number>()
  for (const { variant, count } of lines) counts.set(variant.skuId, (counts.get(variant.skuId) ?? 0) + count)
  return [...counts].sort(([left], [right]) => (left < right ? -1 : 1))
}

/** The digest of a cart, its lines and its total: detects reuse of a key for another cart. */
const digestOf = ({ cart: { orderId, lines }, digest }: LockedCart, { total }: PricedOrder): string =>
  digest(
    orderId,
    JSON.stringify(lines.map(({ variant, count, price }) => [variant.skuId, count, price.amount])),
    String(total.amount),
  )

function placementOf(
  { settings, placing }: PlacingTerms,
  { cart, memberId }: LockedCart,
  priced: PricedOrder,
): CartPlacement {
  const { email, shippingAddress, payment, customData } = cart.details
  const destination = destinationOfCart(settings, cart.details, priced.requiresShipping)
  const products = cart.lines.map(({ product }) => product)
  return {
    lines: cart.lines.map((line) => ({
      isSubscription: line.variant.isSubscription,
      isMembership: line.variant.isMembership,
      isGone: line.isGone,
      hasNewPrice: hasNewPrice(line),
      plan: planOfLine(line),
    })),
    priced,
    areExtrasKnown: termsOf(cart, priced) === cart.extrasSeen,
    isLoggedIn: memberId !== null,
    range: placing.orderRange,
    email,
    shippingAddress,
    lacksState: lacksState(settings.taxes, destination),
    unconfirmed: missingConfirmations(placing.confirmations, products, customData),
    hasPaymentMethod: payment !== null && payment.method !== null,
  }
}

/** A locked cart with present prices, and all that decides whether and how it is placed. */
function cartToPlace(terms: PlacingTerms, locked: LockedCart): StoredCart {
  const { order, times, cart, memberships } = locked
  const priced = priceCart(terms, cart)
  const begun = renewalOf(terms, times, cart)
  const hasDiscount = priced.extraItems.some(({ kind }) => kind === 'discount')
  return {
    order,
    open: cart,
    digest: digestOf(locked, priced),
    placement: placementOf(terms, locked, priced),
    isHeldMembership: memberships.some((standing) => isLive(standing, terms.nowMs)),
    total: priced.total,
    provider: cart.details.payment?.provider ?? null,
    paymentMethod: cart.details.payment?.method ?? null,
    needed: neededStock(cart),
    discount: hasDiscount ? cart.discount : null,
    trialOf: begun?.begin === 'trial' ? begun.productId : null,
    frozen: toOrderWithPayments(terms, times, { cart, priced, begun }),
    begins: begun,
  }
}

/** Loads the cart of a locked order with all that decides whether it is placed. `memberId`: the member who submits. */
export async function loadCartToPlace(
  work: Pick<SubmitWork, 'loadCart' | 'membershipsOf' | 'digest'>,
  terms: PlacingTerms,
  order: StoredOrder,
  memberId: string | null,
): Promise<StoredCart> {
  const { startedMs, updatedMs, ...loaded } = await work.loadCart(order, memberId)
  const cart = presentCart(terms.settings, loaded)
  const membership = membershipOf(cart)
  const isAsked = memberId !== null && membership !== null
  const memberships = isAsked ? await work.membershipsOf(memberId, membership) : []
  const times = { startedMs, updatedMs }
  return cartToPlace(terms, { order, times, cart, memberId, memberships, digest: work.digest })
}
