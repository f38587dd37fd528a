import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { RecentError } from '../../../core/ports/owner/site-health.port.js'
import { describeThrown } from '../../../core/shared/index.js'

const MAX_ERRORS = 50
const MAX_CHARS = 300

/** Reports an unexpected error; `requestId` of the request in which it occurred. */
export type Report = (error: unknown, requestId?: string) => void

/** The last errors of a process, in addition to their reports. */
export interface RecentErrors {
  readonly report: Report
  /** The newest first. */
  readonly recent: () => readonly RecentError[]
}

const firstLine = (error: unknown): string =>
  describeThrown(error).split('\n', 1)[0]?.slice(0, MAX_CHARS) ?? ''

/** Keeps the last errors in memory and passes each on. */
export function createRecentErrors(report: Report, { wallTime }: Pick<Clock, 'wallTime'>): RecentErrors {
  const kept: RecentError[] = []
  return {
    report: (error, requestId) => {
      kept.unshift({ requestId: requestId ?? null, atMs: wallTime(), message: firstLine(error) })
      kept.length = Math.min(kept.length, MAX_ERRORS)
      report(error, requestId)
    },
    recent: () => [...kept],
  }
}
