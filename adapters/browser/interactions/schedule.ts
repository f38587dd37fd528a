import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { FrameSource } from '../../../core/ports/page/frame-source.port.js'

const WORTH_A_TIMER_MS = 500
const EARLY_MS = 40
/** The maximum delay of a browser's timer; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The schedule of interactions: on each frame of the display while something moves, else by timers. */
export interface Schedule {
  /** Plays a frame, also outside of the display's frames. */
  readonly frame: (nowMs: number) => void
  readonly wake: () => void
  /** One timer for each purpose; a second one for the same purpose is not added. */
  readonly later: (purpose: string, delayMs: number, run: () => void) => void
  readonly cancel: (purpose: string) => void
  /** Stops frames and timers. */
  readonly halt: () => void
}

/** Makes a schedule at rest. `play` returns the ms until the next frame is needed; Infinity: never. */
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
