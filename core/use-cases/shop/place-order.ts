import { missingForShipping } from '../../checkout/index.js'
import type { Address } from '../../orders/index.js'
import type { UnacceptedAmount } from '../../ports/payments/payment-processor.port.js'
import { checkOrderRange } from '../../pricing/index.js'
import type { OrderRange, PricedOrder } from '../../pricing/index.js'
import type { SubscriptionPlan } from '../../subscriptions/index.js'
import { mixedRefusal, needsSession } from './buying-rules.js'
import type { Goods } from './buying-rules.js'
import { rejection } from './failures.js'
import { beginOf } from './subscriptions/begun-subscription.js'
import type { Rejection } from './failures.js'
import {
  CANNOT_BEGIN_TRIAL,
  CANNOT_RENEW,
  EXTRAS_CHANGED,
  NEEDS_ACCOUNT,
  NEEDS_ADDRESS,
  NEEDS_EMAIL,
  NEEDS_PAYMENT_METHOD,
  NEEDS_SHIPPING_METHOD,
  NEEDS_STATE,
  NO_PLAN,
  PRICE_CHANGED,
  SOLD_NO_LONGER,
  amountRefusal,
  incompleteAddress,
  unconfirmedBoxes,
} from './placement-refusals.js'
import { emptyCart } from './submit-key.js'

/**
 * A change that the shopper has not seen yet: the order is refused once and updated, and can be submitted
 * after it was shown.
 */
export type OutOfDate = 'lines' | 'prices' | 'extras'

/** A line of the cart to place. */
export interface PlacementLine extends Goods {
  /** True: it was withdrawn from sale. */
  readonly isGone: boolean
  /** True: the shopper saw another price than the catalogue's present one. */
  readonly hasNewPrice: boolean
  /** The plan of a subscription; null: none. */
  readonly plan: SubscriptionPlan | null
}

/** The provider that the shopper chose, as far as it decides whether the order can be placed. */
export interface PlacementProvider {
  readonly name: string
  readonly currency: string
  /** The reason for not accepting the total; null: accepted. */
  readonly refusal: UnacceptedAmount | null
  readonly keepsMethods: boolean
  /**
   * True if it can begin a trial, which takes no money: its method is stored without a charge, or tested by
   * holding the price.
   */
  readonly beginsTrials: boolean
}

/** The facts of a cart that decide whether it can be placed, besides its provider, stock and a member's trials. */
export interface CartPlacement {
  readonly lines: readonly PlacementLine[]
  readonly priced: PricedOrder
  /** True if shipping, taxes, discount and trial are those that the shopper last saw. */
  readonly areExtrasKnown: boolean
  readonly isLoggedIn: boolean
  readonly range: OrderRange
  readonly email: string | null
  readonly shippingAddress: Address | null
  /** True if taxes depend on a state that the address does not name. */
  readonly lacksState: boolean
  /** The required check boxes of these goods that the shopper did not tick. */
  readonly unconfirmed: readonly string[]
  readonly hasPaymentMethod: boolean
}

/** The facts that decide whether a cart can be placed, besides stock and a member's trials. */
export interface Placement extends CartPlacement {
  /** null: none is chosen, or the shop no longer supports it. */
  readonly provider: PlacementProvider | null
}

/** The decision about an order: `fine`, or refused, with the update that the shopper must see first. */
export type OrderCheck =
  | { readonly tag: 'fine' }
  | { readonly tag: 'refused'; readonly failure: Rejection; readonly outOfDate: OutOfDate | null }

const refused = (failure: Rejection, outOfDate: OutOfDate | null = null): OrderCheck => ({
  tag: 'refused',
  failure,
  outOfDate,
})

/**
 * Decides whether an order may be placed as it is, except for stock; the reasons are checked in the order in
 * which a shopper can solve them.
 */
export function decidePlacement(placement: Placement): OrderCheck {
  const { lines, priced } = placement
  if (lines.length === 0) return refused(emptyCart)
  if (lines.some((line) => line.isGone)) return refused(SOLD_NO_LONGER, 'lines')
  if (lines.some((line) => line.hasNewPrice)) return refused(PRICE_CHANGED, 'prices')
  if (!placement.areExtrasKnown) return refused(EXTRAS_CHANGED, 'extras')
  if (!placement.isLoggedIn && lines.some(needsSession)) return refused(NEEDS_ACCOUNT)
  const range = checkOrderRange(priced, placement.range)
  if (!range.ok) return refused(rejection(range.failure.code, range.failure.message))
  const failure = missingDetail(placement) ?? unrenewable(placement) ?? unacceptable(placement)
  return failure === null ? { tag: 'fine' } : refused(failure)
}

function missingDetail(placement: Placement): Rejection | null {
  const { email, priced, unconfirmed } = placement
  if (email === null) return NEEDS_EMAIL
  const unshippable = priced.requiresShipping ? missingForParcel(placement) : null
  if (unshippable !== null) return unshippable
  if (placement.lacksState) return NEEDS_STATE
  if (unconfirmed.length > 0) return unconfirmedBoxes(unconfirmed)
  return priced.isFreeOrder || placement.hasPaymentMethod ? null : NEEDS_PAYMENT_METHOD
}

/** Refuses goods that cannot be shipped yet, or not to this address; null: accepted. */
function missingForParcel({ shippingAddress, priced }: Placement): Rejection | null {
  if (shippingAddress === null) return NEEDS_ADDRESS
  const missing = missingForShipping(shippingAddress)
  if (missing.length > 0) return incompleteAddress(missing)
  return priced.shippingMethods.some((method) => method.selected) ? null : NEEDS_SHIPPING_METHOD
}

/** Refuses a subscription that this provider cannot renew, before any money is taken. */
function unrenewable({ lines, priced, provider }: Placement): Rejection | null {
  const line = lines.find(({ isSubscription }) => isSubscription)
  if (line === undefined) return null
  const mixed = mixedRefusal(lines)
  if (mixed !== null) return mixed
  if (line.plan === null) return NO_PLAN
  if (priced.isFreeOrder) return null
  if (provider?.keepsMethods !== true) return CANNOT_RENEW
  return beginOf(line.plan) === 'trial' && !provider.beginsTrials ? CANNOT_BEGIN_TRIAL : null
}

/** Refuses an amount that the chosen provider does not accept, before any stock is taken. */
const unacceptable = ({ priced, provider }: Placement): Rejection | null =>
  priced.isFreeOrder || provider === null ? null : amountRefusal(provider)
