/** A piece of work that a site does by itself again and again, as it stands. Times are wall-clock ms. */
export interface JobRecord {
  /** As `payments`. */
  readonly name: string
  /** The time of its next run; of one that runs, the end of its lease. */
  readonly dueMs: number
  /** The process that has it; null: none has. A lease that is over counts no more. */
  readonly leasedBy: string | null
  readonly leasedUntilMs: number | null
  /** The begin of the last run; null: it never ran. */
  readonly startedMs: number | null
  /** The end of the last run that came to its end; null: none did. */
  readonly endedMs: number | null
  /** The reason why that run failed; null: it did not. */
  readonly failure: string | null
  /** Runs that failed since the last good one. */
  readonly failures: number
}

/** A wish to run a job now. */
export interface JobClaim {
  readonly name: string
  /** The process, by a name of its own. */
  readonly owner: string
  readonly nowMs: number
  /** For so long no other process gets it; a lease that ends after twice that is of a clock that was ahead. */
  readonly leaseMs: number
  /** A due time further away than this is of a clock that was ahead: the job is due. */
  readonly maxAheadMs: number
  /** True: it is run though it is not due and though another process may have it. */
  readonly isForced: boolean
}

/** The end of a run. */
export interface JobEnd {
  readonly name: string
  readonly owner: string
  readonly endedMs: number
  readonly dueMs: number
  readonly failure: string | null
  readonly failures: number
}

/** The jobs of a site, which several processes share. Rejects only when storage does. */
export interface JobStore {
  /** Adds the jobs that are not there, due at once. */
  readonly ensure: (names: readonly string[], nowMs: number) => Promise<void>
  /** Takes a job that is due and that no process has; answers it as it stands then, null: it was not to be had. */
  readonly take: (claim: JobClaim) => Promise<JobRecord | null>
  /** Keeps a job that takes long; false: its lease was over, and another process has it. */
  readonly renew: (name: string, owner: string, untilMs: number) => Promise<boolean>
  /** Ends a run. A request that came meanwhile stays; false: another process has the job by now. */
  readonly finish: (end: JobEnd) => Promise<boolean>
  /** Has a job run at once, or as soon as its run under way has ended; false: there is none of this name. */
  readonly request: (name: string, nowMs: number) => Promise<boolean>
  /** All jobs, by their names. */
  readonly list: () => Promise<readonly JobRecord[]>
}
