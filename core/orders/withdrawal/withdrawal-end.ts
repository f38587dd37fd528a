import type { DeskOrder } from '../handling/desk-order.js'
import { piecesToSend } from '../handling/order-standing.js'
import type { WithdrawalSettings } from './withdrawal.js'

const DAY_MS = 24 * 60 * 60_000

/** The end of the UTC day of a moment. */
const endOfDay = (ms: number): number => (Math.floor(ms / DAY_MS) + 1) * DAY_MS

/**
 * The end of the right of withdrawal; null: goods are still to be sent, so its period has not begun. An order
 * without goods counts from its placing.
 */
export function withdrawalEndMs(order: DeskOrder, { days, deliveryDays }: WithdrawalSettings): number | null {
  const sentMs = order.fulfilments.reduce<number | null>(
    (last, { atMs }) => (last === null ? atMs : Math.max(last, atMs)),
    null,
  )
  if (sentMs !== null && piecesToSend(order).length === 0)
    return endOfDay(sentMs + (deliveryDays + days) * DAY_MS)
  return order.placed.flags.requiresShipping ? null : endOfDay(order.placedMs + days * DAY_MS)
}
