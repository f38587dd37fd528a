import type { AccountMailRequest } from '../mails/account-mail.js'

/** Mails to members. */
export interface AccountMails {
  /** Writes a mail and queues it together with its cause. */
  readonly queue: (request: AccountMailRequest) => Promise<void>
}
