import type { OutOfDate } from '../../../../../core/use-cases/shop/place-order.js'
import type { StoreSite, Tables } from '../store-site.js'
import type { Cart, CartLine } from './cart.js'
import { priceCart } from './price-cart.js'
import { saveOrder } from './save-cart.js'
import { termsOfCart } from './terms-of-cart.js'

/** True if the shopper was shown another price than the catalogue's present one. */
export const hasNewPrice = ({ row, sku }: CartLine): boolean => row.price_minor !== sku.price_minor

/** The lines with the present prices of the catalogue. */
export const withPresentPrices = (lines: Cart['lines']): Cart['lines'] =>
  lines.map((line) =>
    hasNewPrice(line) ? { ...line, row: { ...line.row, price_minor: line.sku.price_minor } } : line,
  )

function upToDate(lines: Cart['lines'], what: OutOfDate): Cart['lines'] {
  if (what === 'lines') return lines.filter((line) => !line.isGone)
  return what === 'prices' ? withPresentPrices(lines) : lines
}

/** Stores present prices and extras; the shopper's next reading shows the differences. */
export async function bringUpToDate(
  tables: Tables,
  context: StoreSite,
  cart: Cart,
  what: OutOfDate,
): Promise<void> {
  const lines = upToDate(cart.lines, what)
  await saveOrder(tables, cart, lines, {
    extras_seen: termsOfCart({ lines }, priceCart(context, { ...cart, lines })),
  })
}
