import type { JobRecord } from '../../ports/platform/job-store.port.js'

const MINUTE_MS = 60_000

/** The maximum time for which a killed process holds up a job. */
export const JOB_LEASE_MS = 5 * MINUTE_MS

/** The maximum pause after a failure, for jobs that run more often than that. */
const MAX_PAUSE_MS = 10 * MINUTE_MS

/**
 * A run counts from its start, minus a little: a scheduler with the same interval must never come slightly
 * too early.
 */
const SLACK_MS = 5_000

/** The maximum delay of a job. */
export const maxAheadMs = (everyMs: number): number => Math.max(everyMs, MAX_PAUSE_MS, JOB_LEASE_MS)

/** An ended run, with the number of consecutive failures up to it. */
export interface EndedRun {
  readonly everyMs: number
  readonly startedMs: number
  readonly endedMs: number
  readonly failures: number
}

/**
 * The time of the next run. Missed runs, after a long run or a sleep of the machine, are not repeated; after
 * failures the pause doubles. If the clock was set back during the run, its end counts as its start.
 */
export function nextDueMs({ everyMs, startedMs, endedMs, failures }: EndedRun): number {
  if (failures > 0) return endedMs + Math.min(everyMs * 2 ** (failures - 1), Math.max(everyMs, MAX_PAUSE_MS))
  return Math.max(Math.min(startedMs, endedMs) + everyMs - SLACK_MS, endedMs)
}

/** The state of a job for its owner. */
export type JobState = 'running' | 'failing' | 'waiting' | 'never-ran'

/** The state of a job at a moment. */
export function jobState({ leasedBy, leasedUntilMs, endedMs, failure }: JobRecord, nowMs: number): JobState {
  if (leasedBy !== null && leasedUntilMs !== null && leasedUntilMs > nowMs) return 'running'
  if (failure !== null) return 'failing'
  return endedMs === null ? 'never-ran' : 'waiting'
}
