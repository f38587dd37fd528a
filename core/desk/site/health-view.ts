/** The state of the running site. Times are ISO 8601. */
export interface DeskHealth {
  readonly version: string
  readonly startedAt: string
  readonly database: {
    readonly name: string
    readonly answeredInMs: number
    readonly sizeBytes: number | null
  }
  /** Null: the data are on another machine. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  readonly work: {
    readonly mails: number
    readonly failedMails: number
    readonly oldestMailAt: string | null
    readonly refunds: number
    readonly captures: number
    readonly renewals: number
  }
  readonly providers: readonly { readonly name: string; readonly isLive: boolean }[]
  readonly mailsAreSent: boolean
  readonly backup: { readonly madeAt: string; readonly dueAt: string; readonly file: string } | null
  readonly backupStanding: 'NEVER' | 'OVERDUE' | 'CURRENT'
  /** Newest first. */
  readonly errors: readonly {
    readonly requestId: string | null
    readonly at: string
    readonly message: string
  }[]
}

/** A mail about an order, with sample data. */
export interface DeskMailPreview {
  readonly subject: string
  /** The reason why the text cannot be sent, and the fix. */
  readonly problem: string | null
}
