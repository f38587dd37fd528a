import { orderId } from '../../../orders/index.js'
import type { CardSummary, Order } from '../../../orders/index.js'

/** The parts of a renewal's order that differ from the order that is repeated. */
export interface RenewalPeriod {
  readonly id: string
  /** The card that is charged now; null: unknown. */
  readonly card: CardSummary | null
  /** Wall-clock ms. */
  readonly startedMs: number
  readonly nowMs: number
}

/** The id of the order that pays for a period of a subscription: the same for every attempt to charge it. */
export const periodOrderId = (subscriptionId: string, period: number): string => `${subscriptionId}-${period}`

/** The order of a period: a copy of the repeated order with its own id, card and times. */
export const renewalOrder = (repeated: Order, { id, card, startedMs, nowMs }: RenewalPeriod): Order => ({
  ...repeated,
  id: orderId(id),
  card,
  startedOn: startedMs,
  updatedOn: nowMs,
})
