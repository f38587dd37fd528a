import type { Result } from '../shared/index.js'

/** A plain-text mail. The sender is the mailer's own. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
}

/** Sends mail. Answers a failure when the mail was not taken; never rejects. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Result<void, { readonly tag: 'not-sent'; readonly message: string }>>
}
