import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { DeskOrder } from '../handling/desk-order.js'
import { refundedPieces } from '../handling/refundable.js'
import type { LinePieces } from '../handling/pieces.js'
import { withdrawalEndMs } from './withdrawal-end.js'
import type { Withdrawal, WithdrawalSettings } from './withdrawal.js'

/** All pieces of an order. */
const allPieces = ({ placed }: DeskOrder): readonly LinePieces[] =>
  placed.items.map(({ id, count }) => ({ lineId: id, count }))

const countIn = (pieces: readonly LinePieces[], lineId: string): number =>
  pieces.reduce((sum, piece) => (piece.lineId === lineId ? sum + piece.count : sum), 0)

/** The pieces of a withdrawal. */
export const withdrawnPieces = (order: DeskOrder, { lines }: Pick<Withdrawal, 'lines'>) =>
  lines.length === 0 ? allPieces(order) : lines

/**
 * The pieces from which a shopper may still withdraw, in the order of the lines. A piece that was refunded
 * for an earlier withdrawal counts once.
 */
export function withdrawablePieces(
  order: DeskOrder,
  earlier: readonly Pick<Withdrawal, 'lines'>[],
): readonly LinePieces[] {
  const declared = earlier.flatMap((one) => withdrawnPieces(order, one))
  const refunded = refundedPieces(order)
  return allPieces(order)
    .map(({ lineId, count }) => ({
      lineId,
      count: count - Math.max(countIn(declared, lineId), refunded.get(lineId) ?? 0),
    }))
    .filter(({ count }) => count > 0)
}

/** True if some pieces are part of others, in whole numbers of at least one. */
const areWithin = (pieces: readonly LinePieces[], all: readonly LinePieces[]): boolean =>
  pieces.every(
    ({ lineId, count }) =>
      Number.isSafeInteger(count) && count > 0 && countIn(pieces, lineId) <= countIn(all, lineId),
  )

/** Pieces in the order of their order's lines; empty: the whole order. */
function ownPieces(order: DeskOrder, pieces: readonly LinePieces[]): readonly LinePieces[] {
  const all = allPieces(order)
  const own = all
    .map(({ lineId }) => ({ lineId, count: countIn(pieces, lineId) }))
    .filter(({ count }) => count > 0)
  return all.every(({ lineId, count }) => countIn(own, lineId) === count) ? [] : own
}

const areSame = (one: readonly LinePieces[], other: readonly LinePieces[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A shopper's request to withdraw. */
export interface WithdrawalRequest {
  readonly name: string
  readonly statement: string | null
  /** null: everything that is left. */
  readonly pieces: readonly LinePieces[] | null
  /** The order's withdrawals that the shopper had seen; null: unknown. */
  readonly seen: number | null
}

/**
 * The reason why a withdrawal is not stored: it was declared before; its pieces were withdrawn meanwhile; it
 * has no pieces.
 */
export type WithdrawalRefusal = 'repeated' | 'changed' | 'nothing'

/** Decides the pieces of a withdrawal. */
export function decideWithdrawal(
  order: DeskOrder,
  earlier: readonly Withdrawal[],
  { name, statement, pieces, seen }: WithdrawalRequest,
  { settings, nowMs }: { readonly settings: WithdrawalSettings; readonly nowMs: number },
): Result<Withdrawal, WithdrawalRefusal> {
  const left = withdrawablePieces(order, earlier)
  const [last] = earlier.slice(-1)
  if (pieces !== null && pieces.length === 0) return err('nothing')
  if (seen !== null && pieces !== null && seen !== earlier.length)
    return err(last !== undefined && areSame(ownPieces(order, pieces), last.lines) ? 'repeated' : 'changed')
  if (pieces === null && last !== undefined && left.length === 0) return err('repeated')
  if (pieces !== null && !areWithin(pieces, left)) return err('changed')
  const endMs = withdrawalEndMs(order, settings)
  return ok({
    id: last === undefined ? order.id : `${order.id}.${earlier.length + 1}`,
    orderId: order.id,
    lines: ownPieces(order, pieces ?? (last === undefined ? allPieces(order) : left)),
    name,
    statement,
    receivedMs: nowMs,
    isLate: endMs !== null && nowMs >= endMs,
    state: 'requested',
    changedMs: nowMs,
  })
}

/** Decides the pieces that a shop takes back; a failure is a text for the owner. */
export function decideReturnedPieces(
  order: DeskOrder,
  pieces: readonly LinePieces[],
): Result<readonly LinePieces[], string> {
  if (pieces.length === 0) return err('Name at least one line of the order.')
  return areWithin(pieces, allPieces(order))
    ? ok(ownPieces(order, pieces))
    : err('The order has no such lines, or fewer pieces of them.')
}
