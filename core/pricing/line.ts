import type { SkuId } from '../catalog/index.js'
import { multiply, sum } from '../money/index.js'
import type { CurrencyCode, Money } from '../money/index.js'

/** The facts about goods that the sums need. */
export interface PricedGoods {
  readonly skuId: SkuId
  readonly productId: string
  /** Price of one piece, in the order's currency. */
  readonly price: Money
  readonly shippable: boolean
  /** Weight of one piece in the owner's unit; null counts as weightless. */
  readonly weight: number | null
  /** The owner's tax category; null: the general one. */
  readonly taxCategory: string | null
}

/** The facts about one line of a cart that the sums need. */
export interface PricingLine extends PricedGoods {
  readonly count: number
}

/** The price of all pieces of a line. */
export const rowTotal = (line: PricingLine): Money => multiply(line.price, line.count)

/** The price of all lines, before shipping, taxes and discounts. */
export const subtotalOf = (lines: readonly PricingLine[], currency: CurrencyCode): Money =>
  sum(lines.map(rowTotal), currency)

/** The number of pieces, not of lines. */
export const pieceCount = (lines: readonly PricingLine[]): number =>
  lines.reduce((count, line) => count + line.count, 0)
