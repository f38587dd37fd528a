import type { DeskOrder } from './desk-order.js'
import type { OrderEvent } from './order-event.js'

/** A refund at a payment's provider, in minor units. */
export interface ProviderRefundReport {
  readonly id: string
  /** The key of the shop's request; null: it was made on the provider's own page. */
  readonly key: string | null
  readonly amountMinor: number
  readonly isReturned: boolean
}

/** A refund on the provider's own page, or the return of its money, from the log of an order. */
export interface NotedElsewhere {
  readonly event: Extract<OrderEvent, { readonly tag: 'refunded-elsewhere' | 'returned-elsewhere' }>
  readonly amountMinor: number
  /** The place of the event in the log. */
  readonly place: number
}

/** The refunds on the provider's own page in these events, with their amounts; `before`: the sum before them. */
export function elsewhereIn(events: readonly OrderEvent[], before = 0): readonly NotedElsewhere[] {
  let total = before
  return events.flatMap((event, place) => {
    if (event.tag !== 'refunded-elsewhere' && event.tag !== 'returned-elsewhere') return []
    const amountMinor = Math.abs(event.totalMinor - total)
    total = event.totalMinor
    return [{ event, amountMinor, place }]
  })
}

/** The refunds on the provider's own page that are recorded and not returned, in minor units. */
export const notedElsewhere = ({ events }: Pick<DeskOrder, 'events'>): number =>
  elsewhereIn(events).at(-1)?.event.totalMinor ?? 0

/**
 * The events of refunds that are not the shop's own, by their ids: each is recorded once and its return once, in
 * whichever order reports arrive. Refunds that were recorded without an id count as the oldest.
 */
export function noticeRefunds(
  { events }: Pick<DeskOrder, 'events'>,
  refunds: readonly ProviderRefundReport[],
  ownKeys: ReadonlySet<string>,
  act: Pick<OrderEvent, 'atMs' | 'by'>,
): readonly OrderEvent[] {
  const noted = elsewhereIn(events)
  const lastOf = new Map(noted.map(({ event }) => [event.providerRefund, event.tag]))
  let unnamedMinor = noted
    .filter(({ event }) => event.providerRefund === undefined)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  let totalMinor = noted.at(-1)?.event.totalMinor ?? 0
  return refunds
    .filter(({ key }) => key === null || !ownKeys.has(key))
    .flatMap(({ id: providerRefund, amountMinor, isReturned }): readonly OrderEvent[] => {
      const last = lastOf.get(providerRefund)
      if (last === undefined && !isReturned && amountMinor <= unnamedMinor) {
        unnamedMinor -= amountMinor
        return []
      }
      if (last === undefined && !isReturned) {
        totalMinor += amountMinor
        return [{ tag: 'refunded-elsewhere', totalMinor, providerRefund, ...act }]
      }
      if (last !== 'refunded-elsewhere' || !isReturned) return []
      totalMinor -= amountMinor
      return [{ tag: 'returned-elsewhere', totalMinor, providerRefund, ...act }]
    })
}
