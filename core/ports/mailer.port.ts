import type { Result } from '../shared/index.js'

/** A file that a mail brings. */
export interface MailAttachment {
  readonly name: string
  /** As `application/pdf`. */
  readonly contentType: string
  readonly base64: string
}

/** A mail. The sender is the mailer's own. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for programs that show pictures and links. @default text only */
  readonly html?: string
  readonly replyTo?: string
  /** The address by which one click ends such mails (RFC 8058). @default none */
  readonly unsubscribeUrl?: string
  /** @default none */
  readonly attachments?: readonly MailAttachment[]
  /** `<id@domain>`: the same each time the mail is sent again. @default one of the mailer's own */
  readonly messageId?: string
}

/**
 * `not-sent`: the mail server is away or refuses the log-in, so other mails wait too; `refused`: it rejects
 * this mail for good.
 */
export interface MailFailure {
  readonly tag: 'not-sent' | 'refused'
  readonly message: string
}

/** Sends mail. Answers a failure when the mail was not taken; never rejects. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Result<void, MailFailure>>
}
