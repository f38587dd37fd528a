/** A mail of the outbox (schema/0035-mail.ts). */
export interface MailRow {
  readonly site_id: string
  readonly id: string
  readonly kind: string
  /** The recipient; null: the owner. */
  readonly recipient: string | null
  /** JSON text. */
  readonly content: string
  /** `waiting` or `given-up`. */
  readonly state: string
  readonly tries: number
  readonly failure: string | null
  readonly created_on: number
  readonly next_try_on: number
  /** The end of a process's lease; null: not leased. */
  readonly leased_until: number | null
}

/** The table of mails as Kysely reads it. */
export interface MailTables {
  readonly mail: MailRow
}
