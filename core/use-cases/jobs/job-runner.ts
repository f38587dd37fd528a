import { runJob } from './run-job.js'
import type { Job, RunOptions } from './run-job.js'

/** The parts of a job runner. */
export interface JobRunnerOptions extends RunOptions {
  readonly jobs: readonly Job[]
}

/** Runs the jobs of a site in one of its processes. */
export interface JobRunner {
  /**
   * Runs all jobs, due or not, to complete work that a crash interrupted. Resolves when the jobs have ended
   * for which a start waits, or when `START_PATIENCE_MS` is over; never rejects.
   */
  readonly runAll: () => Promise<void>
  /** Runs the jobs that are due and not running in another process. Never rejects. */
  readonly runDue: () => Promise<void>
  /** Starts no further job, and resolves after the running ones. Never rejects. */
  readonly stop: () => Promise<void>
}

/** The maximum wait of a start, so that a silent payment provider does not keep a shop closed. */
export const START_PATIENCE_MS = 10_000

const isBeside = ({ waitedBy = 'jobs' }: Job): boolean => waitedBy !== 'jobs'

/** Creates the runner of a site's jobs. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { store, jobs, clock, report } = options
  const underWay = new Map<string, Promise<void>>()
  let isStopping = false

  /** Runs one job at a time; a storage failure is reported, and the job is tried again later. */
  const runOnce = (job: Job, isForced: boolean): Promise<void> => {
    const running = underWay.get(job.name)
    if (running !== undefined || isStopping) return running ?? Promise.resolve()
    const begun = runJob(options, job, isForced)
      .catch(report)
      .finally(() => underWay.delete(job.name))
    underWay.set(job.name, begun)
    return begun
  }

  const runEach = async (isForced: boolean): Promise<void> => {
    const beside = jobs.filter(isBeside).map((job) => {
      const run = runOnce(job, isForced)
      return job.waitedBy === 'start' ? run : null
    })
    for (const job of jobs) if (!isBeside(job)) await runOnce(job, isForced)
    await Promise.all(beside)
  }

  return {
    runAll: async () => {
      const names = jobs.map(({ name }) => name)
      await store.ensure(names, clock.wallTime()).catch(report)
      await new Promise<void>((resolve) => {
        const cancel = clock.setTimer(START_PATIENCE_MS, resolve)
        void runEach(true).then(() => {
          cancel()
          resolve()
        })
      })
    },
    runDue: () => runEach(false),
    stop: async () => {
      isStopping = true
      await Promise.all(underWay.values())
    },
  }
}
