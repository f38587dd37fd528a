import type { JobRecord } from '../../ports/job-store.port.js'

const MINUTE_MS = 60_000

/** A process that was killed holds a job up for no longer. */
export const JOB_LEASE_MS = 5 * MINUTE_MS

/** The longest pause after a failure, for jobs that run more often than that. */
const MAX_PAUSE_MS = 10 * MINUTE_MS

/** A run counts from its begin, and a little less: a scheduler that looks as often never comes just too early. */
const SLACK_MS = 5_000

/** The farthest that a job is ever put off. */
export const maxAheadMs = (everyMs: number): number => Math.max(everyMs, MAX_PAUSE_MS, JOB_LEASE_MS)

/** A run that has ended, with the failures in a row up to it. */
export interface EndedRun {
  readonly everyMs: number
  readonly startedMs: number
  readonly endedMs: number
  readonly failures: number
}

/**
 * The time of the next run. Runs that were missed, by a long run or a machine that slept, are not made up for; after
 * failures the pause doubles. A clock that was set back in between counts the end as the begin.
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
