import type { Clock } from '../../../core/ports/platform/clock.port.js'

/**
 * The browser's time and timers. The globals are looked up at each call, so that a page or a test may replace
 * them.
 */
export const browserClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimer: (delayMs, run) => {
    const id = setTimeout(run, delayMs)
    return () => {
      clearTimeout(id)
    }
  },
}
