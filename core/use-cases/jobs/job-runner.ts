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
   * that others wait for; never rejects.
   */
  readonly runAll: () => Promise<void>
  /** Runs the jobs that are due and not running in another process. Never rejects. */
  readonly runDue: () => Promise<void>
  /** Starts no further job, and resolves after the running ones. Never rejects. */
  readonly stop: () => Promise<void>
}

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
    for (const job of jobs) if (job.isAside === true) void runOnce(job, isForced)
    for (const job of jobs) if (job.isAside !== true) await runOnce(job, isForced)
  }

  return {
    runAll: async () => {
      const names = jobs.map(({ name }) => name)
      await store.ensure(names, clock.wallTime()).catch(report)
      await runEach(true)
    },
    runDue: () => runEach(false),
    stop: async () => {
      isStopping = true
      await Promise.all(underWay.values())
    },
  }
}
