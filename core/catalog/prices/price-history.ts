/** A price of a variant and the moment from which it was valid; amounts are minor units of one currency. */
export interface PriceEntry {
  /** Wall-clock ms. */
  readonly sinceMs: number
  readonly price: number
  /** The compare-at price; null: none. */
  readonly compareAt: number | null
}

const PERIOD_MS = 30 * 86_400_000

const isReduced = ({ price, compareAt }: PriceEntry): boolean => compareAt !== null && compareAt > price

/** The entry with which the present reduction began; null: the price is not reduced. */
function beginOfReduction(entries: readonly PriceEntry[]): PriceEntry | null {
  const last = entries.at(-1)
  if (last === undefined || !isReduced(last)) return null
  const isOther = (entry: PriceEntry): boolean => !isReduced(entry) || entry.price !== last.price
  const other = entries.filter(isOther).at(-1)
  return entries[other === undefined ? 0 : entries.indexOf(other) + 1] ?? null
}

/**
 * The lowest price of the 30 days before a reduction, which EU law requires beside it (directive 98/6/EC,
 * article 6a). `entries`: oldest first. Null: the price is not reduced, or no earlier price is known.
 */
export function lowestPriorPrice(entries: readonly PriceEntry[]): number | null {
  const begin = beginOfReduction(entries)
  if (begin === null) return null
  const fromMs = begin.sinceMs - PERIOD_MS
  const earlier = entries.filter(({ sinceMs }) => sinceMs < begin.sinceMs)
  const held = earlier.filter((_, at) => (earlier[at + 1]?.sinceMs ?? begin.sinceMs) > fromMs)
  return held.length === 0 ? null : Math.min(...held.map(({ price }) => price))
}
