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

/** A number of pieces of one SKU that return to stock. */
export interface SkuPieces {
  readonly skuId: string
  readonly count: number
}
