import { MAX_STOCK } from '../../catalog/index.js'
import type { StockOrder, StockOutcome, StockStanding } from '../../ports/owner/stock-desk.port.js'

/** The stock after a delivery or a count, as it would be written. */
export function stockAfter(standing: StockStanding, order: StockOrder): StockOutcome {
  if (order.tag === 'set') {
    const isExpected = order.expected === undefined || order.expected === standing.left
    return isExpected ? { tag: 'done', standing: { ...standing, left: order.pieces } } : { tag: 'changed' }
  }
  if (standing.left === null) return { tag: 'uncounted' }
  const left = standing.left + order.pieces
  return left > MAX_STOCK ? { tag: 'too-many' } : { tag: 'done', standing: { ...standing, left } }
}
