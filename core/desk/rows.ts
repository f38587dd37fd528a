/** The state of a mail in the outbox; `MAILBOX`: no mail server is set. */
export type MailStateWord = 'WAITING' | 'GIVEN_UP' | 'MAILBOX'

/** A mail that waits or was given up. */
export interface DeskMail {
  readonly id: string
  readonly kind: string
  /** Null: the owner. */
  readonly to: string | null
  readonly state: MailStateWord
  readonly tries: number
  readonly failure: string | null
  readonly createdAt: string
  readonly nextTryAt: string | null
}

/** A member of the site. */
export interface DeskMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly status: 'INVITED' | 'UNVERIFIED' | 'VERIFIED'
  readonly groups: readonly string[]
  readonly createdAt: string
  readonly lastLogInAt: string | null
  readonly bannedAt: string | null
}

/** A change that an owner made. */
export interface DeskAuditEntry {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly operation: string
  readonly subject: string | null
  readonly detail: string
}
