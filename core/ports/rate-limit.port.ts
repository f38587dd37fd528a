/** One thing to count: at most `points` of it under `key` within `windowMs`. */
export interface RateCount {
  readonly key: string
  readonly points: number
  readonly windowMs: number
  /**
   * The count need not wait for the disk: a crash or a power cut may lose it as long as nothing was written
   * after it. For limits where some more attempts do no harm. @default false
   */
  readonly mayBeLost?: boolean
}

/** Counts what one visitor does, over all processes of a site. Never rejects. */
export interface RateLimit {
  /** Counts one more under `key`; false when there have been more than `points` within `windowMs`. */
  readonly take: (key: string, points: number, windowMs: number) => Promise<boolean>
  /**
   * Counts one more under each key at once; answers those that have had too many, in the order they were
   * given. Where there are any the others are as they were before.
   */
  readonly takeAll: (counts: readonly RateCount[]) => Promise<readonly RateCount[]>
  /** Takes one back under each key that turned out not to count; as they were taken. */
  readonly giveBack: (counts: readonly RateCount[]) => Promise<void>
  /**
   * Sets the counts under the keys of `counts` to zero, once within the window of `once`.
   */
  readonly forgetOnce: (
    once: Pick<RateCount, 'key' | 'windowMs'>,
    counts: readonly RateCount[],
  ) => Promise<void>
  /** Forgets what no longer counts. */
  readonly cleanUp: () => Promise<void>
}
