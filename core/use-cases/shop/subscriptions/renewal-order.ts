import { orderId } from '../../../orders/index.js'
import type { CardSummary, Order } from '../../../orders/index.js'

/** The parts of a renewal's order that differ from the order that is repeated. */
export interface RenewalPeriod {
  readonly id: string
  /** The card of now; null: none is known. */
  readonly card: CardSummary | null
  /** Wall-clock ms. */
  readonly startedMs: number
  readonly nowMs: number
}

/** The name of the order that pays for a period of a subscription: one for each, however often it is tried. */
export const periodOrderId = (subscriptionId: string, period: number): string => `${subscriptionId}-${period}`

/** The order of a period as it is paid. */
export const renewalOrder = (repeated: Order, { id, card, startedMs, nowMs }: RenewalPeriod): Order => ({
  ...repeated,
  id: orderId(id),
  card,
  startedOn: startedMs,
  updatedOn: nowMs,
})
