import type { Clock } from '../../core/ports/platform/clock.port.js'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves the time on and runs the timers that fall due, in their order. */
  readonly advance: (ms: number) => void
  /** Number of waiting timers. */
  readonly waiting: () => number
}

interface Timer {
  readonly dueMs: number
  readonly run: () => void
}

export function createFakeClock(wallTimeMs = Date.UTC(2026, 0, 1)): FakeClock {
  const timers = new Set<Timer>()
  let nowMs = 0
  const next = (untilMs: number): Timer | undefined =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((left, right) => left.dueMs - right.dueMs)[0]
  return {
    now: () => nowMs,
    wallTime: () => wallTimeMs + nowMs,
    setTimer: (delayMs, run) => {
      const timer = { dueMs: nowMs + Math.max(0, delayMs), run }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    advance: (ms) => {
      const untilMs = nowMs + ms
      for (let timer = next(untilMs); timer !== undefined; timer = next(untilMs)) {
        timers.delete(timer)
        nowMs = timer.dueMs
        timer.run()
      }
      nowMs = untilMs
    },
    waiting: () => timers.size,
  }
}
