import type { Clock } from '../../../core/ports/clock.port.js'
import type { FrameSource } from '../../../core/ports/frame-source.port.js'

const WORTH_A_TIMER_MS = 500
const EARLY_MS = 40
/** The longest a browser's timer can wait; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The schedule of interactions: with each frame of the display while something moves, else by timers. */
export interface Schedule {
  /** Plays a moment, outside of the display's frames as well. */
  readonly frame: (nowMs: number) => void
  readonly wake: () => void
  /** One timer for each purpose: a second for the same is not added. */
  readonly later: (purpose: string, delayMs: number, run: () => void) => void
  readonly cancel: (purpose: string) => void
  /** Ends frames and timers. */
  readonly halt: () => void
}

/**
 * Makes a schedule at rest. `play` answers in how many ms there is something to play again: Infinity is never.
 */
export function createSchedule(
  { clock, frames }: { readonly clock: Clock; readonly frames: FrameSource },
  play: (nowMs: number) => number,
): Schedule {
  const cancels = new Map<string, () => void>()
  let stopFrames: (() => void) | null = null

  const later: Schedule['later'] = (purpose, delayMs, run) => {
    if (cancels.has(purpose)) return
    const stop = clock.setTimer(Math.min(delayMs, MAX_TIMER_MS), () => {
      cancels.delete(purpose)
      run()
    })
    cancels.set(purpose, stop)
  }
  const cancel = (purpose: string): void => {
    cancels.get(purpose)?.()
    cancels.delete(purpose)
  }
  const rest = (): void => {
    stopFrames?.()
    stopFrames = null
  }
  const frame = (nowMs: number): void => {
    const waitMs = play(nowMs)
    if (waitMs < WORTH_A_TIMER_MS) return
    rest()
    if (waitMs !== Infinity) later('delay', waitMs - EARLY_MS, wake)
  }
  const wake = (): void => {
    cancel('delay')
    stopFrames ??= frames.subscribe(frame)
  }
  const halt = (): void => {
    rest()
    for (const purpose of cancels.keys()) cancel(purpose)
  }
  return { frame, wake, later, cancel, halt }
}
