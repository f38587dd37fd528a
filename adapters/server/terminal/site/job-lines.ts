import type { JobRecord } from '../../../../core/ports/platform/job-store.port.js'
import { jobState } from '../../../../core/use-cases/jobs/job-schedule.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'

const HEADER = ['Job', 'State', 'Last begin (UTC)', 'Last end', 'Due', 'Failure']
const STATES = {
  running: 'running',
  failing: 'failing',
  waiting: 'waiting',
  'never-ran': 'never ran',
} as const

const timeText = (ms: number | null): string =>
  ms === null ? '' : new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

const toRow = (job: JobRecord, nowMs: number): readonly string[] =>
  [
    job.name,
    STATES[jobState(job, nowMs)],
    timeText(job.startedMs),
    timeText(job.endedMs),
    timeText(job.dueMs),
    job.failure === null ? '' : `${job.failure} (${job.failures} in a row)`,
  ].map(plainLine)

/** A job in the form for JSON. */
export const jobReport = (job: JobRecord, nowMs: number): object => ({ ...job, state: jobState(job, nowMs) })

/** Jobs as a table. */
export const jobLines = (jobs: readonly JobRecord[], nowMs: number): readonly string[] =>
  textTable(
    HEADER,
    jobs.map((job) => toRow(job, nowMs)),
  )
