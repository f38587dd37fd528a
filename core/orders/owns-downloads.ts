import { piecesByLine } from './handling/pieces.js'
import type { Refund } from './handling/refund.js'

/** The state of a placed order's payment at its provider. */
export interface MoneyStanding {
  /** The state of the payment; null: there was nothing to pay. */
  readonly payment: 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial' | null
  readonly takenMinor: number
  readonly refundedMinor: number
  readonly isDisputed: boolean
}

/**
 * True if an order's files belong to its buyer. They do not if all its money was refunded, if the payment is
 * disputed, or if the money was never taken and is no longer held. After a partial refund see `keptItems`.
 */
export function ownsDownloads({ payment, takenMinor, refundedMinor, isDisputed }: MoneyStanding): boolean {
  if (isDisputed || payment === 'lapsed') return false
  return payment !== 'taken' || takenMinor === 0 || refundedMinor < takenMinor
}

/**
 * The lines of an order whose files its buyer keeps: those of which not every piece was refunded. A refund of an
 * amount, and one made at the provider, name no line.
 */
export function keptItems<Item extends { readonly id: string; readonly count: number }>(
  items: readonly Item[],
  refunds: readonly Pick<Refund, 'lines' | 'state'>[],
): readonly Item[] {
  const refunded = piecesByLine(refunds.filter(({ state }) => state === 'done').flatMap(({ lines }) => lines))
  return items.filter(({ id, count }) => (refunded.get(id) ?? 0) < count)
}
