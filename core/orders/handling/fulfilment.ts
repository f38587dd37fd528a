import type { LinePieces } from './pieces.js'

/** Pieces that left the shop together, in a parcel or handed over. */
export interface Fulfilment {
  readonly id: string
  readonly lines: readonly LinePieces[]
  readonly carrier: string | null
  readonly tracking: string | null
  /** Wall-clock ms. */
  readonly atMs: number
}
