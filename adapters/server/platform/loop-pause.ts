import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pause } from '../../../core/use-cases/accounts/turns.js'

/** Longer than a log-in takes on a small machine; one that was held up longer stops the others no further. */
const MAX_MS = 100

/**
 * Pauses for as long as the event loop was at work more than it was idle: not at all while log-ins have the process
 * to themselves, since their passwords are hashed beside it, and as long as one took where others keep it busy.
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
