/** A number of pieces of one line of an order. */
export interface LinePieces {
  readonly lineId: string
  readonly count: number
}

/** The number of all pieces. */
export const countPieces = (pieces: readonly { readonly count: number }[]): number =>
  pieces.reduce((sum, { count }) => sum + count, 0)

/** The pieces of each line by its id. */
export function piecesByLine(pieces: readonly LinePieces[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { lineId, count } of pieces) sums.set(lineId, (sums.get(lineId) ?? 0) + count)
  return sums
}

/** The pieces without those taken from them; lines without any are left out. */
export const withoutPieces = (
  pieces: readonly LinePieces[],
  taken: ReadonlyMap<string, number>,
): readonly LinePieces[] =>
  pieces
    .map(({ lineId, count }) => ({ lineId, count: count - (taken.get(lineId) ?? 0) }))
    .filter(({ count }) => count > 0)

/** The pieces of each line without those taken from it, zero at least. */
export const leftByLine = (
  pieces: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> =>
  new Map([...pieces].map(([id, count]) => [id, Math.max(0, count - (taken.get(id) ?? 0))]))

/** A number of pieces of one SKU that return to stock. */
export interface SkuPieces {
  readonly skuId: string
  readonly count: number
}
