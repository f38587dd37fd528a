import type { DeskAct, DeskOrder } from './desk-order.js'
import type { OrderEvent } from './order-event.js'
import { isMadeOrRequested } from './refundable.js'
import { notedElsewhere, noticeRefunds } from './refunds-elsewhere.js'
import type { ProviderRefundReport } from './refunds-elsewhere.js'

/** The provider's report about the money of an order. */
export interface ProviderSays {
  readonly refundedMinor: number
  readonly isDisputed: boolean
  /** The ids of the shop's own refunds whose money came back: the sum has them no more. @default none */
  readonly failedRefunds?: readonly string[]
  /** All refunds, oldest first. Absent: the provider lists none, and `refundedMinor` decides. */
  readonly refunds?: readonly ProviderRefundReport[]
  /** The wall-clock ms until which the shop may answer the dispute. Absent: unknown. */
  readonly disputeDueMs?: number
}

const wasDisputed = ({ events }: Pick<DeskOrder, 'events'>): boolean =>
  events.reduce((is, { tag }) => (tag === 'disputed' ? true : tag === 'dispute-over' ? false : is), false)

/** The events in a provider's report: refunds that are not the shop's own, a dispute or its end. */
export function noticeProvider(
  order: Pick<DeskOrder, 'events' | 'refunds'>,
  says: ProviderSays,
  { atMs }: Pick<DeskAct, 'atMs'>,
): readonly OrderEvent[] {
  const { failedRefunds = [] } = says
  const own = order.refunds.filter(
    (refund) => isMadeOrRequested(refund) && !failedRefunds.includes(refund.id),
  )
  const totalMinor = says.refundedMinor - own.reduce((sum, { amount }) => sum + amount.amount, 0)
  const act = { atMs, by: 'provider' }
  const due = says.disputeDueMs === undefined ? {} : { dueMs: says.disputeDueMs }
  const bySum =
    totalMinor > notedElsewhere(order) ? [{ tag: 'refunded-elsewhere', totalMinor, ...act } as const] : []
  return [
    ...(says.refunds === undefined
      ? bySum
      : noticeRefunds(order, says.refunds, new Set(own.map(({ id }) => id)), act)),
    ...(says.isDisputed === wasDisputed(order)
      ? []
      : [
          says.isDisputed
            ? ({ tag: 'disputed', ...due, ...act } as const)
            : ({ tag: 'dispute-over', ...act } as const),
        ]),
  ]
}
