/** Payments that are counted together, in one step with their assessment. */
export interface CardTrialCount {
  /** Cards that were refused and are not forgotten yet. */
  readonly refused: number
  /** Payments that are admitted and whose end is not known. */
  readonly underway: number
  /** The time at which the last one was admitted (wall clock ms); null: never. */
  readonly lastOnMs: number | null
}

/**
 * The decision on a payment. `challenge`: the page is to do some work first, `bits` doublings of it. `wait`:
 * nothing helps before that time has passed.
 */
export type TrialDecision =
  | { readonly tag: 'admitted' }
  | { readonly tag: 'challenge'; readonly bits: number }
  | { readonly tag: 'wait'; readonly waitMs: number }

/**
 * Keeps how many cards were refused under a key, over all processes of a site. A key is a text that tells a
 * session, an address or a network. Never rejects: where the counts are out of reach, so is the shop.
 */
export interface CardTrials {
  /**
   * Has the counts of the keys assessed, in their order. What is admitted is underway under each key at once, so
   * that many that come together do not slip through. `assess` may be asked several times.
   */
  readonly begin: (
    keys: readonly string[],
    assess: (known: readonly CardTrialCount[]) => TrialDecision,
  ) => Promise<TrialDecision>
  /** The payment that was admitted under these keys has ended. */
  readonly end: (keys: readonly string[], wasRefused: boolean) => Promise<void>
  /** Forgets what no longer counts. */
  readonly cleanUp: () => Promise<void>
}
