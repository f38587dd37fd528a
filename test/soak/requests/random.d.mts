/** A stream of numbers that is the same for the same seed and place. */
export interface SoakRandom {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** True in this share of all cases, 0 to 1. */
  readonly chance: (share: number) => boolean
  /** At most so many of what `make` makes. */
  readonly many: <T>(most: number, make: (at: number) => T) => T[]
  readonly bytes: (count: number) => Buffer
}

export declare function createRandom(seed: number, place: number): SoakRandom
/** Names that a program could take for something of its own. */
export declare const PROTOTYPE_NAMES: readonly string[]
/** Texts that are hard on their readers. */
export declare const ODD_TEXTS: readonly string[]
/** The bytes with one small damage. */
export declare function damaged(random: SoakRandom, bytes: Buffer): Buffer
