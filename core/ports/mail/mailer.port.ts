import type { Result } from '../../shared/index.js'

/** An attached file. */
export interface MailAttachment {
  readonly name: string
  /** Such as `application/pdf`. */
  readonly contentType: string
  readonly base64: string
}

/** A mail. The mailer adds the sender. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for programs that show pictures and links. @default text only */
  readonly html?: string
  readonly replyTo?: string
  /** The address that ends such mails with one click (RFC 8058). @default none */
  readonly unsubscribeUrl?: string
  /** @default none */
  readonly attachments?: readonly MailAttachment[]
  /** `<id@domain>`, the same each time the mail is sent again. @default made by the mailer */
  readonly messageId?: string
}

/**
 * `not-sent`: the mail server is unreachable or refuses the log-in, so other mails wait too; `deferred`: it
 * wants this mail later and may take others now; `refused`: it rejects this mail for good.
 */
export interface MailFailure {
  readonly tag: 'not-sent' | 'deferred' | 'refused'
  readonly message: string
}

/** Sends mail. Returns a failure if the mail was not accepted; never rejects. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Result<void, MailFailure>>
}
