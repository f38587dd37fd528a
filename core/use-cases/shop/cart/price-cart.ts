import { destinationOf, priceOrder, taxRulesIn } from '../../../pricing/index.js'
import type { Destination, PricedOrder, PricingLine } from '../../../pricing/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import { termsText } from '../orders/known-extras.js'
import type { CartDetails, OpenCart, OpenLine } from './open-cart.js'

/** The settings by which a cart is priced. */
export type PricingSettings = Pick<
  StoreSettings,
  'currency' | 'country' | 'state' | 'shipping' | 'taxes' | 'discounts'
>

/** The shop's present terms. */
export interface ShopTerms {
  readonly settings: PricingSettings
  /** The language of the names of taxes. */
  readonly language: string
  readonly nowMs: number
}

/** A line with what its price depends on. */
export type PricedLine = Pick<OpenLine, 'variant' | 'count' | 'price' | 'isGone'>

/** A cart with what its price depends on. */
export interface PricedCart extends Pick<OpenCart, 'discount'> {
  readonly lines: readonly PricedLine[]
  readonly details: Pick<CartDetails, 'shippingAddress' | 'billingAddress' | 'shippingMethodId'>
}

/** A line in the form for price calculation; nothing of a variant that is no longer sold is counted. */
export const toPricingLine = ({ variant, count, price, isGone }: PricedLine): PricingLine => ({
  skuId: variant.skuId,
  productId: variant.productId,
  price,
  count: isGone ? 0 : count,
  shippable: variant.shippable && !isGone,
  weight: variant.weight,
  taxCategory: variant.taxCategory,
})

/** The destination of a cart's goods. */
export const destinationOfCart = (
  settings: PricingSettings,
  { shippingAddress: shipping, billingAddress: billing }: PricedCart['details'],
  isShipped: boolean,
): Destination => destinationOf({ shipping, billing }, isShipped, settings)

/** Calculates a cart with the prices that its shopper was shown, and the shop's present terms. */
export function priceCart({ settings, language, nowMs }: ShopTerms, cart: PricedCart): PricedOrder {
  const lines = cart.lines.map(toPricingLine)
  const isShipped = lines.some((line) => line.shippable)
  return priceOrder({
    currency: settings.currency,
    lines,
    destination: destinationOfCart(settings, cart.details, isShipped),
    shipping: { offers: settings.shipping, selected: cart.details.shippingMethodId },
    discount: cart.discount,
    taxes: taxRulesIn(language, settings.taxes),
    nowMs,
  })
}

/** The extras and trials of a priced cart as one text, for comparison with what the shopper last saw. */
export const termsOf = ({ lines }: Pick<PricedCart, 'lines'>, priced: PricedOrder): string =>
  termsText(
    priced,
    lines.map(({ variant }) => variant.trialDays).filter((days) => days > 0),
  )

/** The same for a cart at the shop's present terms. */
export const presentTerms = (terms: ShopTerms, cart: PricedCart): string =>
  termsOf(cart, priceCart(terms, cart))
