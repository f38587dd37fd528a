import { money } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { DeskOrder } from './desk-order.js'
import type { LinePieces } from './pieces.js'
import { paidForPieces, paidParts } from './paid-parts.js'
import { refundedPieces } from './refundable.js'

/**
 * The amount that was paid for pieces of an order: their price with their share of discounts and taxes, without
 * shipping. Refunds of all lines add up exactly to the amount paid for goods.
 */
export function lineRefundAmount(order: DeskOrder, pieces: readonly LinePieces[]): Money {
  const { placed, payment } = order
  const before = refundedPieces(order)
  const paid = paidParts(placed, payment.taken)
  const amounts = pieces.map(({ lineId, count }) => {
    const index = placed.items.findIndex(({ id }) => id === lineId)
    const line = placed.items[index]
    const value = paid.lines[index]
    if (line === undefined || value === undefined || line.count === 0) return 0
    const upTo = (pieceCount: number): number => paidForPieces(value, pieceCount, line.count).amount
    const refunded = before.get(lineId) ?? 0
    return upTo(refunded + count) - upTo(refunded)
  })
  return money(
    amounts.reduce((sum, amount) => sum + amount, 0),
    payment.taken.currency,
  )
}
