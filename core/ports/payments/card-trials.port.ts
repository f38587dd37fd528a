/** The payments under one key. */
export interface CardTrialCount {
  /** Refused cards that are not forgotten yet. */
  readonly refused: number
  /** Admitted payments without a known end. */
  readonly underway: number
  /** The time of the last admission (wall-clock ms); null: never. */
  readonly lastOnMs: number | null
}

/**
 * The decision on a payment. `challenge`: the page must do some work first, `bits` doublings of it. `wait`:
 * refused until that time has passed.
 */
export type TrialDecision =
  | { readonly tag: 'admitted' }
  | { readonly tag: 'challenge'; readonly bits: number }
  | { readonly tag: 'wait'; readonly waitMs: number }

/**
 * Counts refused cards by key, across all processes of a site. A key is the text of a session, an address or
 * a network. Never rejects: without the counts the shop does not work either.
 */
export interface CardTrials {
  /**
   * Passes the counts of the keys to `assess`, in their order. An admitted payment counts under each key at
   * once, so that simultaneous ones cannot slip through. `assess` may be called several times.
   */
  readonly begin: (
    keys: readonly string[],
    assess: (known: readonly CardTrialCount[]) => TrialDecision,
  ) => Promise<TrialDecision>
  /** Ends the payment that was admitted under these keys. */
  readonly end: (keys: readonly string[], wasRefused: boolean) => Promise<void>
  /** Removes expired counts. */
  readonly cleanUp: () => Promise<void>
}
