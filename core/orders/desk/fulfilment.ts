import type { LinePieces } from './pieces.js'

/** A parcel, or a handing over: pieces that left the shop together. */
export interface Fulfilment {
  readonly id: string
  readonly lines: readonly LinePieces[]
  readonly carrier: string | null
  readonly tracking: string | null
  /** Wall-clock ms. */
  readonly atMs: number
}
