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
