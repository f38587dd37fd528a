/** How the money of a placed order stands, as its provider says. */
export interface MoneyStanding {
  /** How the money stands; null: nothing was paid, and nothing was to be paid. */
  readonly payment: 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial' | null
  readonly takenMinor: number
  readonly refundedMinor: number
  readonly isDisputed: boolean
}

/**
 * Whether the files of an order belong to its buyer. They do not once all its money was given back, once its card
 * holder has called on their bank, or where the money was never taken and is held no more. Part of the money given
 * back changes nothing: providers do not say for which line it was.
 */
export function ownsDownloads({ payment, takenMinor, refundedMinor, isDisputed }: MoneyStanding): boolean {
  if (isDisputed || payment === 'lapsed') return false
  return payment !== 'taken' || takenMinor === 0 || refundedMinor < takenMinor
}
