import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pause } from '../../../core/shared/index.js'

/** The maximum pause, longer than a log-in takes on a small machine. */
const MAX_MS = 100

/**
 * Pauses for as long as the event loop was busy more than idle. Log-ins that have the process to themselves do not
 * wait, since passwords are hashed in threads. Beside other work they wait as long as one log-in took.
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
