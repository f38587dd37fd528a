import { describeThrown } from '../../shared/index.js'
import { JOB_LEASE_MS, maxAheadMs, nextDueMs } from './job-schedule.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { JobStore } from '../../ports/platform/job-store.port.js'

/** A background job. Every job is safe to run in several processes at once. */
export interface Job {
  readonly name: string
  /** The time from one start to the next. */
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /**
   * The work that waits for its end. `jobs`: the jobs after it, and a start; `start`: only a start, since the
   * job asks other servers, which may not answer; `none`: it may take long by itself too. @default 'jobs'
   */
  readonly waitedBy?: 'jobs' | 'start' | 'none'
}

/** The parts by which a job is run. */
export interface RunOptions {
  readonly store: JobStore
  /** The unique name of this process. */
  readonly owner: string
  readonly clock: Pick<Clock, 'wallTime' | 'setTimer'>
  readonly report: (error: unknown) => void
}

/** Extends the lease of a long job; the result stops that. */
function keepLease({ store, owner, clock, report }: RunOptions, name: string): () => void {
  let cancel = (): void => undefined
  const wait = (): void => {
    cancel = clock.setTimer(JOB_LEASE_MS / 3, () => {
      store.renew(name, owner, clock.wallTime() + JOB_LEASE_MS).catch(report)
      wait()
    })
  }
  wait()
  return () => cancel()
}

/** Does the work of a job; the text of its failure, or null. */
async function failureOf(options: RunOptions, { name, work }: Job): Promise<string | null> {
  const end = keepLease(options, name)
  try {
    await work()
    return null
  } catch (thrown) {
    options.report(thrown)
    return describeThrown(thrown)
  } finally {
    end()
  }
}

/** Runs a job if it is due (`isForced`: in any case) and not running in another process. */
export async function runJob(options: RunOptions, job: Job, isForced: boolean): Promise<void> {
  const { store, owner, clock } = options
  const { name, everyMs } = job
  const startedMs = clock.wallTime()
  const ahead = maxAheadMs(everyMs)
  const claim = { name, owner, nowMs: startedMs, leaseMs: JOB_LEASE_MS, maxAheadMs: ahead, isForced }
  const taken = await store.take(claim)
  if (taken === null) return
  const failure = await failureOf(options, job)
  const failures = failure === null ? 0 : taken.failures + 1
  const endedMs = clock.wallTime()
  const dueMs = nextDueMs({ everyMs, startedMs, endedMs, failures })
  await store.finish({ name, owner, endedMs, dueMs, failure, failures })
}
