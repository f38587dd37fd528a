/** An unexpected error of the site. */
export interface RecentError {
  /** The id of the request in which it occurred, as in logs and answers; null: not in a request. */
  readonly requestId: string | null
  /** Wall-clock ms. */
  readonly atMs: number
  /** Its first line, shortened. */
  readonly message: string
}

/** Waiting background work. */
export interface WaitingWork {
  readonly mails: number
  readonly failedMails: number
  /** The time at which the oldest waiting mail was queued, wall-clock ms; null: none waits. */
  readonly oldestMailMs: number | null
  readonly refunds: number
  readonly captures: number
  /** Subscriptions with a due charge. */
  readonly renewals: number
}

/** The state of a site's database. */
export interface DatabaseHealth {
  /** Its own name: `PostgreSQL 15.5`. */
  readonly name: string
  /** The duration of one query, ms. */
  readonly answeredInMs: number
  /** Null: unknown. */
  readonly sizeBytes: number | null
}

/** The state of a running site for its owner. */
export interface SiteHealth {
  /** The version of the program. */
  readonly version: string
  /** The start of the process, wall-clock ms. */
  readonly startedMs: number
  readonly database: DatabaseHealth
  readonly work: WaitingWork
  /** The space on the disk with the data; null: on another machine. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  /** The payment providers and the mode of their keys. */
  readonly providers: readonly { readonly name: string; readonly isLive: boolean }[]
  readonly mailsAreSent: boolean
  /** Null: none was ever made. */
  readonly backup: { readonly madeOn: number; readonly dueOn: number; readonly file: string } | null
  readonly backupStanding: 'never' | 'overdue' | 'current'
  /** Errors since the start of the process, newest first. */
  readonly errors: readonly RecentError[]
}

/** Reads the state of a site. Rejects if the database does not answer. */
export type ReadSiteHealth = () => Promise<SiteHealth>
