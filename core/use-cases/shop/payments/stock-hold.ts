/** Orders of at most this many pieces always hold their stock during a challenge. */
const FEW_PIECES = 3
/** Orders with more pieces of one SKU never hold stock during a challenge. */
const MAX_PIECES = 10

const MINUTE_MS = 60 * 1000
/** The time for which stock is held for a shopper who has to act, e.g. confirm a payment with their bank. */
const HOLD_MS = 10 * MINUTE_MS
/**
 * The shorter time for scarce stock that others wait for. Banks also end their confirmations after five
 * minutes.
 */
const SHORT_HOLD_MS = 5 * MINUTE_MS

/** Pieces of a SKU: `held` for all shoppers who have to act, `left` for all others. null: unlimited stock. */
export interface HeldStock {
  readonly held: number
  readonly left: number | null
}

/** The maximum number of held pieces; a quarter of the unsold stock stays for shoppers who pay at once. */
const maxHeld = (unsold: number): number => Math.max(FEW_PIECES, Math.floor((unsold * 3) / 4))

/** True if all shoppers together may hold this many pieces at the same time. */
export const mayAllHoldStock = ({ held, left }: HeldStock): boolean =>
  left === null || held <= maxHeld(held + left)

/** The time for which pieces are held for a shopper who has to act. */
export const stockHoldMs = ({ held, left }: HeldStock): number =>
  left === null || held < maxHeld(held + left) ? HOLD_MS : SHORT_HOLD_MS

/**
 * True if pieces of a SKU may be held while a payment waits for the shopper. One source may hold at most ten
 * unpaid pieces, and at most half of the stock. `held` are the pieces of the same source in other unpaid
 * orders, `left` are those that others can still buy; null: unlimited stock.
 */
export function mayHoldStock({
  wanted,
  held,
  left,
}: {
  readonly wanted: number
  readonly held: number
  readonly left: number | null
}): boolean {
  if (left === null) return true
  const half = Math.ceil((left + wanted + held) / 2)
  return wanted + held <= Math.max(FEW_PIECES, Math.min(MAX_PIECES, half))
}
