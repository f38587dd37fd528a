/** A number of pieces of one line of an order. */
export interface LinePieces {
  readonly lineId: string
  readonly count: number
}

/** The number of all pieces. */
export const countPieces = (pieces: readonly { readonly count: number }[]): number =>
  pieces.reduce((sum, { count }) => sum + count, 0)

/** A number of pieces of one SKU that return to stock. */
export interface SkuPieces {
  readonly skuId: string
  readonly count: number
}
