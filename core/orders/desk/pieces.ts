/** So many pieces of one line of an order. */
export interface LinePieces {
  readonly lineId: string
  readonly count: number
}

/** So many pieces of one SKU that go back to stock. */
export interface SkuPieces {
  readonly skuId: string
  readonly count: number
}
