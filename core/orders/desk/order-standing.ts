import { money } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { DeskOrder, DeskPayment } from './desk-order.js'
import type { LinePieces, SkuPieces } from './pieces.js'
import type { Refund } from './refund.js'

/** The standing of an order's money in one word. */
export type PaymentStanding =
  | 'pending'
  | 'held'
  | 'capturing'
  | 'releasing'
  | 'paid'
  | 'partly-refunded'
  | 'refunded'
  | 'disputed'
  | 'lapsed'
  | 'trial'
  | 'free'

/** The standing of an order's goods. */
export type FulfilmentStanding = 'unfulfilled' | 'partly-fulfilled' | 'fulfilled'

/** The standing of an order's money. A dispute comes before refunds: the bank decides now. */
export function paymentStandingOf({ status, taken, refunded, isDisputed }: DeskPayment): PaymentStanding {
  if (isDisputed) return 'disputed'
  if (status !== 'taken') return status
  if (refunded.amount === 0) return 'paid'
  return refunded.amount < taken.amount ? 'partly-refunded' : 'refunded'
}

const sumOf = (pieces: readonly (readonly LinePieces[])[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { lineId, count } of pieces.flat()) sums.set(lineId, (sums.get(lineId) ?? 0) + count)
  return sums
}

/** Pieces of each line that were sent. */
export const sentPieces = ({ fulfilments }: Pick<DeskOrder, 'fulfilments'>): ReadonlyMap<string, number> =>
  sumOf(fulfilments.map(({ lines }) => lines))

/** True while a refund has no end. */
export const isOpenRefund = ({ state }: Refund): boolean => state === 'requested' || state === 'pending'

/** The moment until which the shop may answer a dispute that is open; null: there is none, or it is not known. */
export const disputeDueMs = ({ events, payment }: Pick<DeskOrder, 'events' | 'payment'>): number | null =>
  payment.isDisputed
    ? events.reduce<number | null>(
        (due, event) => (event.tag === 'disputed' ? (event.dueMs ?? null) : due),
        null,
      )
    : null

/** Minor units that the shop's own refunds have given back. */
export const doneMinor = (refunds: readonly Refund[]): number =>
  refunds
    .filter(({ kind, state }) => kind === 'refund' && state === 'done')
    .reduce((sum, { amount }) => sum + amount.amount, 0)

/** Pieces of each line that are paid back or are to be. */
export const refundedPieces = ({ refunds }: Pick<DeskOrder, 'refunds'>): ReadonlyMap<string, number> =>
  sumOf(refunds.filter(({ state }) => state !== 'refused').map(({ lines }) => lines))

/** Pieces of each line that were not paid back yet; lines without any are left out. */
export function refundablePieces(order: DeskOrder): readonly LinePieces[] {
  const refunded = refundedPieces(order)
  return order.placed.items
    .map(({ id, count }) => ({ lineId: id, count: count - (refunded.get(id) ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** Pieces of each line that are still to be sent: what was paid back before it was sent stays here. */
export function piecesToSend(order: DeskOrder): readonly LinePieces[] {
  if (order.cancelledMs !== null) return []
  const sent = sentPieces(order)
  const refunded = refundedPieces(order)
  return order.placed.items
    .map(({ id, count }) => ({ lineId: id, count: count - (refunded.get(id) ?? 0) - (sent.get(id) ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** The standing of an order's goods, by its parcels. */
export function fulfilmentStandingOf(order: DeskOrder): FulfilmentStanding {
  if (order.fulfilments.length === 0) return 'unfulfilled'
  return piecesToSend(order).length === 0 ? 'fulfilled' : 'partly-fulfilled'
}

/** The money that can still be given back: taken, and neither given back nor on its way. */
export function refundableMoney({ payment, refunds }: DeskOrder): Money {
  const { taken, refunded } = payment
  const open = refunds
    .filter((refund) => isOpenRefund(refund) && refund.kind === 'refund')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  return money(Math.max(0, taken.amount - refunded.amount - open), taken.currency)
}

/** The pieces of some lines as pieces of their SKUs, in the order of the SKUs' ids. */
export function skuPiecesOf(order: DeskOrder, pieces: readonly LinePieces[]): readonly SkuPieces[] {
  const counts = new Map<string, number>()
  for (const { lineId, count } of pieces) {
    const line = order.placed.items.find(({ id }) => id === lineId)
    if (line !== undefined) counts.set(line.sku.id, (counts.get(line.sku.id) ?? 0) + count)
  }
  return [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([skuId, count]) => ({ skuId, count }))
}
