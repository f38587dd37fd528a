import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pause } from '../../../core/shared/index.js'

/** The maximum pause, longer than a log-in takes on a small machine. */
const MAX_MS = 100

/**
 * Pauses for as long as the event loop was more busy than idle. A log-in alone in the process does not wait,
 * since passwords are hashed in threads. Beside other work a log-in waits for as long as the previous one
 * took.
 */
export function createLoopPause(waitFor: (ms: number) => Promise<unknown> = wait): Pause {
  return () => {
    const before = performance.eventLoopUtilization()
    return async () => {
      const { active, idle } = performance.eventLoopUtilization(before)
      const pauseMs = Math.min(active - idle, MAX_MS)
      if (pauseMs > 0) await waitFor(pauseMs)
    }
  }
}
