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
 * disputed, or if the money was never taken and is no longer held. A partial refund changes nothing, since
 * providers do not name the line.
 */
export function ownsDownloads({ payment, takenMinor, refundedMinor, isDisputed }: MoneyStanding): boolean {
  if (isDisputed || payment === 'lapsed') return false
  return payment !== 'taken' || takenMinor === 0 || refundedMinor < takenMinor
}
