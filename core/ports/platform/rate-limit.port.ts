/** One count: at most `points` under `key` within `windowMs`. */
export interface RateCount {
  readonly key: string
  readonly points: number
  readonly windowMs: number
  /**
   * True: the count need not wait for the disk. A crash or a power cut may lose it unless something was
   * written after it. For limits where some extra attempts do no harm. @default false
   */
  readonly mayBeLost?: boolean
}

/** Counts a visitor's actions, across all processes of a site. Never rejects. */
export interface RateLimit {
  /** Counts one more under `key`; false if there have been more than `points` within `windowMs`. */
  readonly take: (key: string, points: number, windowMs: number) => Promise<boolean>
  /**
   * Counts one more under each key at once; returns the exceeded ones, in the given order. If there are any,
   * no count changes.
   */
  readonly takeAll: (counts: readonly RateCount[]) => Promise<readonly RateCount[]>
  /** Subtracts one under each key for an action that did not count after all. */
  readonly uncount: (counts: readonly RateCount[]) => Promise<void>
  /** Resets the counts of `counts` to zero, at most once within the window of `once`. */
  readonly forgetOnce: (
    once: Pick<RateCount, 'key' | 'windowMs'>,
    counts: readonly RateCount[],
  ) => Promise<void>
  /** Removes expired counts. */
  readonly cleanUp: () => Promise<void>
}
