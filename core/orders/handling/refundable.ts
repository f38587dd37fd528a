import { money } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { DeskOrder } from './desk-order.js'
import { paidParts } from './paid-parts.js'
import { leftByLine, piecesByLine } from './pieces.js'
import type { LinePieces } from './pieces.js'
import type { Refund } from './refund.js'

/** True while a refund has no final outcome. */
export const isOpenRefund = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'requested' || state === 'pending'

/** True for the shop's own refund unless it was refused: one without an answer counts as made, since it may be. */
export const isMadeOrRequested = ({ kind, state }: Pick<Refund, 'kind' | 'state'>): boolean =>
  kind === 'refund' && state !== 'refused'

/** Minor units of the shop's own completed refunds. */
export const doneMinor = (refunds: readonly Refund[]): number =>
  refunds
    .filter(({ kind, state }) => kind === 'refund' && state === 'done')
    .reduce((sum, { amount }) => sum + amount.amount, 0)

/** Pieces of each line that are refunded or being refunded. */
export const refundedPieces = ({
  refunds,
}: {
  readonly refunds: readonly Pick<Refund, 'lines' | 'state'>[]
}): ReadonlyMap<string, number> =>
  piecesByLine(refunds.filter(({ state }) => state !== 'refused').flatMap(({ lines }) => lines))

/** Minor units of shipping that are refunded or being refunded. */
export const refundedShippingMinor = (refunds: readonly Pick<Refund, 'shipping' | 'state'>[]): number =>
  refunds.filter(({ state }) => state !== 'refused').reduce((sum, { shipping }) => sum + shipping.amount, 0)

/**
 * Pieces of each line that are back in stock although their refund counts no more, since the bank returned its
 * money. Pieces that were refunded again since are not among them.
 */
export function restockedPieces({
  refunds,
  events,
}: Pick<DeskOrder, 'refunds' | 'events'>): ReadonlyMap<string, number> {
  const returned = refunds.filter(
    ({ id, state }) =>
      state === 'refused' &&
      events.some((event) => event.tag === 'refunded' && event.refundId === id && event.stock.length > 0),
  )
  const ids = new Set(returned.map(({ id }) => id))
  const first = events.find((event) => event.tag === 'refund-refused' && ids.has(event.refundId))
  const since = refundedPieces({ refunds: refunds.filter(({ atMs }) => atMs >= (first?.atMs ?? Infinity)) })
  const pieces = piecesByLine(returned.flatMap(({ lines }) => lines))
  return leftByLine(pieces, since)
}

/** Pieces of each line that are not refunded yet; lines without any are left out. */
export function refundablePieces(order: DeskOrder): readonly LinePieces[] {
  const refunded = refundedPieces(order)
  return order.placed.items
    .map(({ id, count }) => ({ lineId: id, count: count - (refunded.get(id) ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** The money that can still be refunded: taken, and neither refunded nor being refunded. */
export function refundableMoney({ payment, refunds }: DeskOrder): Money {
  const { taken, refunded } = payment
  const open = refunds
    .filter((refund) => isOpenRefund(refund) && refund.kind === 'refund')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  return money(Math.max(0, taken.amount - refunded.amount - open), taken.currency)
}

/** The shipping that can still be refunded: paid, and neither refunded nor being refunded. */
export function refundableShipping(order: DeskOrder): Money {
  const { placed, payment, refunds } = order
  const left = paidParts(placed, payment.taken).shipping.amount - refundedShippingMinor(refunds)
  return money(Math.max(0, Math.min(left, refundableMoney(order).amount)), payment.taken.currency)
}
