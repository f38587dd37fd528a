import { piecesByLine } from './handling/pieces.js'
import type { Refund } from './handling/refund.js'

/** The state of a placed order's payment at its provider. */
export interface MoneyStanding {
  /** The state of the payment; null: there was nothing to pay. */
  readonly payment: 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial' | null
  readonly takenMinor: number
  readonly refundedMinor: number
  /** The part of the taken money that paid for the delivery. */
  readonly shippingMinor: number
  readonly isDisputed: boolean
}

/**
 * True if an order's files belong to its buyer. They do not if the payment is disputed, if the money was never taken
 * and is no longer held, or if all that was paid for goods was refunded, by lines, by amounts or at the provider: what
 * is left pays for the delivery at most. After a smaller refund see `keptItems`.
 */
export function ownsDownloads(standing: MoneyStanding): boolean {
  const { payment, takenMinor, refundedMinor, shippingMinor, isDisputed } = standing
  if (isDisputed || payment === 'lapsed') return false
  if (payment !== 'taken' || takenMinor === 0) return true
  const goodsMinor = takenMinor - shippingMinor
  return refundedMinor < (goodsMinor > 0 ? goodsMinor : takenMinor)
}

/**
 * The lines of an order whose files its buyer keeps: those of which not every piece was refunded. A refund of an
 * amount, and one made at the provider, name no line: they end files by `ownsDownloads` only.
 */
export function keptItems<Item extends { readonly id: string; readonly count: number }>(
  items: readonly Item[],
  refunds: readonly Pick<Refund, 'lines' | 'state'>[],
): readonly Item[] {
  const refunded = piecesByLine(refunds.filter(({ state }) => state === 'done').flatMap(({ lines }) => lines))
  return items.filter(({ id, count }) => (refunded.get(id) ?? 0) < count)
}
