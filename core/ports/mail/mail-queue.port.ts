import type { Result } from '../../shared/index.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/** A mail with its final text; the site adds its frame and name, and sends it. */
export interface WrittenMail {
  /** Its topic in the owner's list of mails: `verify`, `resetPassword` ... */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The links of its text; a link alone in a paragraph becomes a button. */
  readonly links: readonly string[]
}

/** Queues mails that the site sends, with repeated attempts. Never rejects. */
export interface MailQueue {
  readonly queue: (mail: WrittenMail) => Promise<Result<void, StorageFailure>>
}
