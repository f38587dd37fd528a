import { skuId } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import { shippingMethodId } from '../../../../../core/orders/index.js'
import { priceOrder, taxCategoryOf, taxRulesIn } from '../../../../../core/pricing/index.js'
import type { PricedOrder, PricingLine } from '../../../../../core/pricing/index.js'
import { parseJson, toRecord, toText } from '../../../../../core/shared/index.js'
import { TAX_CATEGORY_FIELD } from '../../../csv/catalogue/type-fields.js'
import type { StoreSite } from '../store-site.js'
import type { Cart, CartLine } from './cart.js'
import { destinationOfOrder } from './destination-of-order.js'

/** The site whose prices, taxes and words count, at a time. */
export type Pricing = Pick<StoreSite, 'settings' | 'clock' | 'language'>

/** Calculates a cart with the prices that its lines were shown with, and the owner's present settings. */
export function priceCart({ settings, clock, language = 'en' }: Pricing, cart: Cart): PricedOrder {
  const lines = cart.lines.map(toPricingLine)
  const isShipped = lines.some((line) => line.shippable)
  const method = cart.order.shipping_method_id
  return priceOrder({
    currency: settings.currency,
    lines,
    destination: destinationOfOrder({ settings }, cart.order, isShipped),
    shipping: { offers: settings.shipping, selected: method === null ? null : shippingMethodId(method) },
    discount: cart.discount,
    taxes: taxRulesIn(language, settings.taxes),
    nowMs: clock.wallTime(),
  })
}

/** Fields are read only for the few products with a tax category. */
const categoryOf = (fields: string): string | null =>
  fields.includes(`"${TAX_CATEGORY_FIELD}"`)
    ? taxCategoryOf(toText(toRecord(parseJson(fields))[TAX_CATEGORY_FIELD]) ?? '')
    : null

/** A line of a cart in the form for price calculation; nothing of a product that is no longer sold is counted. */
export const toPricingLine = ({ row, sku, product, isGone }: CartLine): PricingLine => ({
  skuId: skuId(sku.id),
  productId: product.id,
  price: money(row.price_minor, sku.currency),
  count: isGone ? 0 : row.count,
  shippable: product.shippable && !isGone,
  weight: sku.weight,
  taxCategory: categoryOf(product.fields),
})
