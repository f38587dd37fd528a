import { money } from '../../../../core/money/index.js'
import { withRate } from '../../../../core/pricing/index.js'
import { plural } from '../../../../core/shared/index.js'
import type { SalesFigures, TaxFigure } from '../../../../core/use-cases/shop/figures/sales-figures.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'

/** The maximum number of printed products; JSON has all of them. */
const MAX_BEST_SELLERS = 10

const rateText = ({ name, percent }: TaxFigure): string =>
  plainLine(percent === null ? name : withRate(name, `${percent}%`))

const taxText = (tax: TaxFigure): string =>
  `${rateText(tax)}${tax.country === null ? '' : `, ${tax.country}`}${tax.isIncluded ? ' (in the prices)' : ''}`

/** The figures of one currency, on several lines. */
export function figureLines(figures: SalesFigures, priceText: PriceText): readonly string[] {
  const { currency, orders, pieces, salesMinor, refundedMinor, cancelled, taxes, bestSellers } = figures
  const price = (amount: number): string => priceText(money(amount, currency))
  return [
    `${currency}: ${plural(orders, 'order')}, ${plural(pieces, 'piece')}`,
    `  Sales     ${price(salesMinor)}`,
    `  Refunded  ${price(refundedMinor)}`,
    `  Left      ${price(salesMinor - refundedMinor)}`,
    ...(orders > 0 ? [`  Average   ${price(Math.round(salesMinor / orders))}`] : []),
    ...(cancelled > 0 ? [`  ${plural(cancelled, 'order')} cancelled and not counted`] : []),
    ...taxes.map((tax) => `  Tax       ${price(tax.amountMinor)}  ${taxText(tax)}`),
    ...textTable(
      ['  Pieces', 'Money', 'Product'],
      bestSellers
        .slice(0, MAX_BEST_SELLERS)
        .map((product) => [`  ${product.pieces}`, price(product.totalMinor), plainLine(product.name)]),
    ),
  ]
}
