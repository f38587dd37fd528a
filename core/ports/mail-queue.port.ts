import type { Result } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

/** A mail whose text stands; the site frames it with its name and sends it. */
export interface WrittenMail {
  /** Its subject matter, which the owner's list of mails shows: `verify`, `resetPassword` ... */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The links of its text; a link that stands alone becomes a button. */
  readonly links: readonly string[]
}

/** Queues mails that the site sends by itself and tries again. Never rejects. */
export interface MailQueue {
  readonly queue: (mail: WrittenMail) => Promise<Result<void, StorageFailure>>
}
