import type { Order } from '../orders/index.js'
import { ownValue } from '../shared/index.js'
import { orderOfCart } from './cart-api.js'
import type { CartState } from './cart.machine.js'

/** The state of the cart for a visitor; `failed`: the latest read had no answer. */
export type CartStatus = 'unread' | 'empty' | 'filled' | 'failed'

/**
 * The order with the counts that the visitor has chosen, before the back end confirms them. Amounts stay as
 * last read, since only the back end calculates them. A refused change shows the count of the last reading
 * again.
 */
export function expectedOrder(state: CartState): Order | null {
  const order = orderOfCart(state)
  if (order === null) return null
  const { pending, confirmed } = state
  const countOf = (id: string): number | undefined => {
    const change = ownValue(pending, id)
    return change === undefined ? ownValue(confirmed, id) : (change.next ?? change.sent)
  }
  const items = order.items.flatMap((line) => {
    const count = countOf(line.sku.id)
    if (count === undefined || count === line.count) return [line]
    return count === 0 ? [] : [{ ...line, count }]
  })
  const piecesOf = (lines: Order['items']): number => lines.reduce((sum, { count }) => sum + count, 0)
  if (items.length === 0) return null
  return { ...order, items, itemCount: order.itemCount + piecesOf(items) - piecesOf(order.items) }
}

/** Distinguishes an empty cart from one that was not read yet and one that could not be read. */
export function statusOfCart(state: CartState): CartStatus {
  if (state.phase === 'failed') return 'failed'
  if (Object.keys(state.readings).length === 0) return 'unread'
  return expectedOrder(state) === null ? 'empty' : 'filled'
}
