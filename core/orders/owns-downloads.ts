/** The state of a placed order's payment, as its provider says. */
export interface MoneyStanding {
  /** The state of the money; null: nothing was paid, and nothing was to be paid. */
  readonly payment: 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial' | null
  readonly takenMinor: number
  readonly refundedMinor: number
  readonly isDisputed: boolean
}

/**
 * True if the files of an order belong to its buyer. They do not once all its money was given back, once its
 * card holder has called on their bank, or where the money was never taken and is held no more. Part of the
 * money given back changes nothing: providers do not say for which line it was.
 */
export function ownsDownloads({ payment, takenMinor, refundedMinor, isDisputed }: MoneyStanding): boolean {
  if (isDisputed || payment === 'lapsed') return false
  return payment !== 'taken' || takenMinor === 0 || refundedMinor < takenMinor
}
