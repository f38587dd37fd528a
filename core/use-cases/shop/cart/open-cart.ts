import type { Inventory } from '../../../catalog/index.js'
import type { Money } from '../../../money/index.js'
import type { Address, CardSummary, CustomDatum, ShippingMethodId } from '../../../orders/index.js'
import type { Discount, PricedGoods } from '../../../pricing/index.js'
import type { Goods } from '../buying-rules.js'
import { NO_EXTRAS } from '../orders/known-extras.js'

/** A variant of the catalogue, with what decides its purchase and its price. `price`: the present one. */
export interface Variant extends Goods, PricedGoods {
  readonly inventory: Inventory
  /** 0: it begins without a trial. */
  readonly trialDays: number
}

/** A line of a cart. */
export interface OpenLine {
  readonly id: string
  readonly variant: Variant
  readonly count: number
  /** The price that the shopper was shown. */
  readonly price: Money
  /** Wall-clock ms. */
  readonly addedMs: number
  /** True if the variant was withdrawn from sale. */
  readonly isGone: boolean
}

/** The details of an order that its shopper gives. */
export interface CartDetails {
  readonly email: string | null
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly shippingMethodId: ShippingMethodId | null
  readonly discountCode: string | null
  readonly customData: readonly CustomDatum[]
  /** The means of payment for the next submit; null: none. */
  readonly payment: {
    readonly provider: string
    readonly method: string | null
    readonly card: CardSummary | null
  } | null
  /** The wallet payment that was begun for the cart; null: none. */
  readonly wallet: { readonly provider: string; readonly reference: string } | null
}

/** A cart without the terms of its code. */
export interface CartContent<Line extends OpenLine = OpenLine> {
  readonly orderId: string
  /** null: a guest's. */
  readonly memberId: string | null
  /** The extras that the shopper last saw, as text for comparison. */
  readonly extrasSeen: string
  readonly details: CartDetails
  readonly lines: readonly Line[]
}

/** A cart that can be changed: its order is not placed. */
export interface OpenCart<Line extends OpenLine = OpenLine> extends CartContent<Line> {
  /** The present terms of its code; null: it has no code, or the owner has removed it. */
  readonly discount: Discount | null
}

/** The details of a new cart. */
export const NO_DETAILS: CartDetails = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  discountCode: null,
  customData: [],
  payment: null,
  wallet: null,
}

/** A cart without content. */
export const newCart = (orderId: string, memberId: string | null): OpenCart => ({
  orderId,
  memberId,
  extrasSeen: NO_EXTRAS,
  details: NO_DETAILS,
  lines: [],
  discount: null,
})
