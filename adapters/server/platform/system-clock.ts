import type { Clock } from '../../../core/ports/platform/clock.port.js'

/** The time of the process. Timers keep it alive until they have run. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimer: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
