import type { DeskAct, DeskOrder } from './desk-order.js'
import type { OrderEvent } from './order-event.js'

/** The provider's report about the money of an order. */
export interface ProviderSays {
  readonly refundedMinor: number
  readonly isDisputed: boolean
  /** The ids of the shop's own refunds whose money came back: the sum has them no more. @default none */
  readonly failedRefunds?: readonly string[]
  /** The wall-clock ms until which the shop may answer the dispute. Absent: unknown. */
  readonly disputeDueMs?: number
}

/** The refunds on the provider's own page that were last recorded, in minor units. */
export const notedElsewhere = ({ events }: Pick<DeskOrder, 'events'>): number =>
  events.reduce((noted, event) => (event.tag === 'refunded-elsewhere' ? event.totalMinor : noted), 0)

const wasDisputed = ({ events }: Pick<DeskOrder, 'events'>): boolean =>
  events.reduce((is, { tag }) => (tag === 'disputed' ? true : tag === 'dispute-over' ? false : is), false)

/**
 * The events in a provider's report: refunds that are not the shop's own, a dispute or its end. A refund
 * without an answer counts as made, since the provider's sum may include it already.
 */
export function noticeProvider(
  order: Pick<DeskOrder, 'events' | 'refunds'>,
  says: ProviderSays,
  { atMs }: Pick<DeskAct, 'atMs'>,
): readonly OrderEvent[] {
  const { failedRefunds = [] } = says
  const own = order.refunds
    .filter(({ id, kind, state }) => kind === 'refund' && state !== 'refused' && !failedRefunds.includes(id))
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const totalMinor = says.refundedMinor - own
  const act = { atMs, by: 'provider' }
  const due = says.disputeDueMs === undefined ? {} : { dueMs: says.disputeDueMs }
  return [
    ...(totalMinor > notedElsewhere(order)
      ? [{ tag: 'refunded-elsewhere', totalMinor, ...act } as const]
      : []),
    ...(says.isDisputed === wasDisputed(order)
      ? []
      : [
          says.isDisputed
            ? ({ tag: 'disputed', ...due, ...act } as const)
            : ({ tag: 'dispute-over', ...act } as const),
        ]),
  ]
}
