/** An order of so few pieces may always wait for its challenge. */
const FEW_PIECES = 3
/** More pieces of one SKU than this wait for no challenge. */
const MOST_PIECES = 10

/** How long stock is held for a shopper who has to act, e.g. confirm a payment with their bank. */
export const STOCK_HOLD_MS = 10 * 60 * 1000

/**
 * Whether pieces of a SKU may be held while a payment waits for the shopper: nobody keeps more than ten of
 * them, or more than half of the stock, from others without paying. `held` are the pieces that the same
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
  return wanted + held <= Math.max(FEW_PIECES, Math.min(MOST_PIECES, half))
}
