import { linesToDeliver } from '../lines-to-deliver.js'
import type { DeskOrder, DeskPayment, DeskPaymentStatus } from './desk-order.js'
import { leftByLine, piecesByLine, withoutPieces } from './pieces.js'
import type { LinePieces, SkuPieces } from './pieces.js'
import { refundedPieces, restockedPieces } from './refundable.js'

/** The state of an order's payment in one word. */
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

/** The state of an order's delivery. */
export type FulfilmentStanding = 'unfulfilled' | 'partly-fulfilled' | 'fulfilled'

/** The state of an order's payment. A dispute comes before refunds, since the bank now decides. */
export function paymentStandingOf({ status, taken, refunded, isDisputed }: DeskPayment): PaymentStanding {
  if (isDisputed) return 'disputed'
  if (status !== 'taken') return status
  if (refunded.amount === 0) return 'paid'
  return refunded.amount < taken.amount ? 'partly-refunded' : 'refunded'
}

/** The sent pieces of each line. */
export const sentPieces = ({ fulfilments }: Pick<DeskOrder, 'fulfilments'>): ReadonlyMap<string, number> =>
  piecesByLine(fulfilments.flatMap(({ lines }) => lines))

/** The end of the time to answer an open dispute; null: there is none, or its end is unknown. */
export const disputeDueMs = ({ events, payment }: Pick<DeskOrder, 'events' | 'payment'>): number | null =>
  payment.isDisputed
    ? events.reduce<number | null>(
        (due, event) => (event.tag === 'disputed' ? (event.dueMs ?? null) : due),
        null,
      )
    : null

/**
 * Pieces of each line that are still to be sent, of goods that the owner delivers; pieces refunded or back in stock
 * before sending are not sent.
 */
export function piecesToSend(order: DeskOrder): readonly LinePieces[] {
  if (order.cancelledMs !== null) return []
  const sent = sentPieces(order)
  const refunded = refundedPieces(order)
  const open = linesToDeliver(order.placed).map(({ id, count }) => ({
    lineId: id,
    count: count - (refunded.get(id) ?? 0) - (sent.get(id) ?? 0),
  }))
  return withoutPieces(open, restockedPieces(order))
}

/** Pieces of each line from which the shopper has withdrawn, without those refunded since. */
function withdrawnPieces({ placed, returns, refunds }: DeskOrder): ReadonlyMap<string, number> {
  const standing = returns.filter(({ state }) => state !== 'refused')
  const [first] = standing
  if (first === undefined) return new Map()
  const whole = placed.items.map(({ id, count }) => ({ lineId: id, count }))
  const declared = piecesByLine(standing.flatMap(({ lines }) => (lines.length === 0 ? whole : lines)))
  const since = refundedPieces({ refunds: refunds.filter(({ atMs }) => atMs >= first.receivedMs) })
  return leftByLine(declared, since)
}

/** Pieces to send that the shopper keeps; those of a return that the shop refused are among them. */
export function sendablePieces(order: DeskOrder): readonly LinePieces[] {
  return withoutPieces(piecesToSend(order), withdrawnPieces(order))
}

/** True while an order has pieces to send that the shopper keeps, in any state of its money. */
export const hasUnsentPieces = (order: DeskOrder): boolean => sendablePieces(order).length > 0

/** The states of money in which an order must not be sent: there is none, or it goes back. */
const UNSENDABLE: readonly DeskPaymentStatus[] = ['pending', 'lapsed', 'releasing']

/** True while a paid order has a piece to send that the shopper keeps. Withdrawn pieces need a decision instead. */
export const needsSending = (order: DeskOrder): boolean =>
  hasUnsentPieces(order) && !UNSENDABLE.includes(order.payment.status)

/** The state of an order's delivery, by its parcels. */
export function fulfilmentStandingOf(order: DeskOrder): FulfilmentStanding {
  if (order.fulfilments.length === 0) return 'unfulfilled'
  return piecesToSend(order).length === 0 ? 'fulfilled' : 'partly-fulfilled'
}

/** The pieces of lines as pieces of their SKUs, in the order of SKU ids. */
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
