import { allocate, money } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { DeskOrder } from './desk-order.js'
import type { LinePieces } from './pieces.js'
import { refundedPieces } from './order-standing.js'

const valueOf = (order: DeskOrder, counts: ReadonlyMap<string, number>): number =>
  order.placed.items.reduce((sum, { id, price }) => sum + price.amount * (counts.get(id) ?? 0), 0)

/**
 * The value of pieces of an order: their price with their share of discounts and taxes, without shipping.
 * Refunds of all lines add up exactly to the amount paid for goods.
 */
export function lineRefundAmount(order: DeskOrder, pieces: readonly LinePieces[]): Money {
  const { placed, payment } = order
  const shippingMinor = placed.extraItems
    .filter(({ kind, isIncluded }) => kind === 'shipping' && isIncluded !== true)
    .reduce((sum, { price }) => sum + price.amount, 0)
  const { currency } = payment.taken
  const goods = money(Math.max(0, payment.taken.amount - shippingMinor), currency)
  const allValue = placed.items.reduce((sum, { price, count }) => sum + price.amount * count, 0)
  if (allValue === 0) return money(0, currency)
  const before = valueOf(order, refundedPieces(order))
  const after = before + valueOf(order, new Map(pieces.map(({ lineId, count }) => [lineId, count])))
  const upTo = (value: number): number => allocate(goods, [value, allValue - value])[0]?.amount ?? 0
  return money(upTo(after) - upTo(before), currency)
}
