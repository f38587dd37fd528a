import type { OutOfDate } from '../place-order.js'
import type { OpenCart, OpenLine } from './open-cart.js'
import { presentTerms } from './price-cart.js'
import type { ShopTerms } from './price-cart.js'

/** True if the shopper was shown another price than the catalogue's present one. */
export const hasNewPrice = ({ price, variant }: Pick<OpenLine, 'price' | 'variant'>): boolean =>
  price.amount !== variant.price.amount

/** The lines with the present prices of the catalogue. */
export const withPresentPrices = (lines: readonly OpenLine[]): readonly OpenLine[] =>
  lines.map((line) => (hasNewPrice(line) ? { ...line, price: line.variant.price } : line))

function upToDate(lines: readonly OpenLine[], what: OutOfDate): readonly OpenLine[] {
  if (what === 'lines') return lines.filter((line) => !line.isGone)
  return what === 'prices' ? withPresentPrices(lines) : lines
}

/** A cart as its shopper must see it before a refused order can be placed. */
export function bringUpToDate(terms: ShopTerms, cart: OpenCart, what: OutOfDate): OpenCart {
  const after = { ...cart, lines: upToDate(cart.lines, what) }
  return { ...after, extrasSeen: presentTerms(terms, after) }
}
