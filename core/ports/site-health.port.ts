/** An error that the site did not expect. */
export interface ToldError {
  /** The id of the request in which it was met, as logs and answers name it; null: it was no request. */
  readonly requestId: string | null
  /** Wall-clock ms. */
  readonly atMs: number
  /** The first line, cut. */
  readonly message: string
}

/** Work that the shop does by itself and that waits. */
export interface WaitingWork {
  readonly mails: number
  readonly failedMails: number
  /** The time at which the oldest mail that waits was queued, wall-clock ms; null: none waits. */
  readonly oldestMailMs: number | null
  readonly refunds: number
  readonly captures: number
  /** Subscriptions whose charge is due. */
  readonly renewals: number
}

/** The database of a site as it stands. */
export interface DatabaseHealth {
  /** As it names itself: `PostgreSQL 15.5`. */
  readonly name: string
  /** The time of one question to it, ms. */
  readonly answeredInMs: number
  /** Null: it does not say. */
  readonly sizeBytes: number | null
}

/** The state of a running site as its owner looks at it. */
export interface SiteHealth {
  /** Of the program. */
  readonly version: string
  /** The start of the process, wall-clock ms. */
  readonly startedMs: number
  readonly database: DatabaseHealth
  readonly work: WaitingWork
  /** The room where the data are; null: they are on another machine. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  /** Payment providers with the keys that they have. */
  readonly providers: readonly { readonly name: string; readonly isLive: boolean }[]
  readonly mailsAreSent: boolean
  /** Null: none was ever made. */
  readonly backup: { readonly madeOn: number; readonly dueOn: number; readonly file: string } | null
  readonly backupStanding: 'never' | 'overdue' | 'current'
  /** Since the start of the process, the newest first. */
  readonly errors: readonly ToldError[]
}

/** Reads the state of a site. Rejects where the database does not answer. */
export type ReadSiteHealth = () => Promise<SiteHealth>
