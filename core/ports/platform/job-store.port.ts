/** The state of a recurring background job. Times are wall-clock ms. */
export interface JobRecord {
  /** Such as `payments`. */
  readonly name: string
  /** The time of its next run; while it runs, the end of its lease. */
  readonly dueMs: number
  /** The process that runs it; null: none. An expired lease does not count. */
  readonly leasedBy: string | null
  readonly leasedUntilMs: number | null
  /** The start of the last run; null: it never ran. */
  readonly startedMs: number | null
  /** The end of the last completed run; null: none. */
  readonly endedMs: number | null
  /** The reason why that run failed; null: it succeeded. */
  readonly failure: string | null
  /** Failed runs since the last good one. */
  readonly failures: number
}

/** A request to run a job now. */
export interface JobClaim {
  readonly name: string
  /** The id of the process. */
  readonly owner: string
  readonly nowMs: number
  /**
   * The duration of the lease; a lease that ends later than twice this duration comes from a clock that was
   * ahead.
   */
  readonly leaseMs: number
  /** A due time further ahead than this comes from a clock that was ahead, so the job is due. */
  readonly maxAheadMs: number
  /** True: it runs although it is not due and although another process may have it. */
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

/** The jobs of a site, shared by several processes. Rejects only if storage fails. */
export interface JobStore {
  /** Adds missing jobs, due at once. */
  readonly ensure: (names: readonly string[], nowMs: number) => Promise<void>
  /** Takes a job that is due and that no process has; returns its state, null: not available. */
  readonly take: (claim: JobClaim) => Promise<JobRecord | null>
  /** Extends the lease of a long run; false: it had expired, and another process has the job. */
  readonly renew: (name: string, owner: string, untilMs: number) => Promise<boolean>
  /** Ends a run. A request that came meanwhile stays; false: another process has the job by now. */
  readonly finish: (end: JobEnd) => Promise<boolean>
  /** Runs a job at once, or as soon as its present run has ended; false: no job has this name. */
  readonly request: (name: string, nowMs: number) => Promise<boolean>
  /** All jobs, by name. */
  readonly list: () => Promise<readonly JobRecord[]>
}
