/** Time and timers. Never fails. */
export interface Clock {
  /** Monotonic time in ms, for measuring and animating. */
  readonly now: () => number
  /** Wall-clock time in ms since 1970, for dates that people read or rules compare. */
  readonly wallTime: () => number
  /** Calls `run` once after `delayMs`; the returned function cancels it. */
  readonly setTimer: (delayMs: number, run: () => void) => () => void
}
