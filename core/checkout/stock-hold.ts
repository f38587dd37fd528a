/** An order of so few pieces may always wait for its challenge. */
const FEW_PIECES = 3
/** More pieces of one SKU than this wait for no challenge. */
const MAX_PIECES = 10

const MINUTE_MS = 60 * 1000
/** The time stock is held for a shopper who has to act, e.g. confirm a payment with their bank. */
const HOLD_MS = 10 * MINUTE_MS
/** The same where no more may be held: others wait for it. Banks end what they ask after five minutes as well. */
const SHORT_HOLD_MS = 5 * MINUTE_MS

/** Pieces of a SKU: `held` for all shoppers who have to act, `left` for all others. null: unlimited stock. */
export interface HeldStock {
  readonly held: number
  readonly left: number | null
}

/** Most pieces that may be held; a quarter of what is not sold stays for shoppers who pay at once. */
const mostHeld = (unsold: number): number => Math.max(FEW_PIECES, Math.floor((unsold * 3) / 4))

/** True if all shoppers together may hold so many pieces at the same time. */
export const mayAllHoldStock = ({ held, left }: HeldStock): boolean =>
  left === null || held <= mostHeld(held + left)

/** The time pieces are held for a shopper who has to act. */
export const stockHoldMs = ({ held, left }: HeldStock): number =>
  left === null || held < mostHeld(held + left) ? HOLD_MS : SHORT_HOLD_MS

/**
 * True if pieces of a SKU may be held while a payment waits for the shopper: a shopper keeps at most ten of
 * them, and at most half of the stock, from others without paying. `held` are the pieces that the same
 * source holds in other unpaid orders, `left` is what others can still buy; null: stock without end.
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
