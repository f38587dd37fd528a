import type { FormSubmissionId } from '../../ports/forms/form-submissions.port.js'
import type { WaitingMail } from '../../ports/mail/mail-outbox.port.js'
import { isRecord } from '../../shared/index.js'
import type { OrderMail } from './orders/order-mail.js'

/** A mail with its final text: the links in mails of accounts are known only when they are queued. */
export interface WrittenContent {
  readonly tag: 'written'
  readonly subject: string
  readonly text: string
  /** The owner's own HTML; null: it is made from the text. */
  readonly html: string | null
  /** The links of its text; each alone in a paragraph becomes a button. */
  readonly links: readonly string[]
  /** The label of that button. @default the subject */
  readonly linkLabel?: string
  /** The address that ends such mails with one click (RFC 8058). @default none */
  readonly unsubscribeUrl?: string
}

/** Reports a submission of a form to the owner; the submission is read when the mail is sent. */
export interface SubmissionContent {
  readonly tag: 'submission'
  readonly submissionId: FormSubmissionId
}

/** Reports an event of an order; the order is read when the mail is sent. */
export interface OrderContent {
  readonly tag: 'order'
  readonly mail: OrderMail
}

/** Reports mails that were given up to the owner; they are read when the mail is sent. */
export interface GivenUpContent {
  readonly tag: 'given-up'
}

/** The kind and the tag of a mail that came back after it was sent; its text is not kept. */
export const BOUNCED_KIND = 'bounced'

/** Stands for a mail that came back. */
export interface BouncedContent {
  readonly tag: typeof BOUNCED_KIND
}

/** Replies to a visitor's form entry. */
export interface ReplyContent {
  readonly tag: 'reply'
  readonly subject: string
  readonly text: string
}

/** The content of a queued mail: the data from which it is written. */
export type MailContent =
  | WrittenContent
  | SubmissionContent
  | OrderContent
  | GivenUpContent
  | BouncedContent
  | ReplyContent

const TAGS: readonly string[] = [
  'written',
  'submission',
  'order',
  'given-up',
  'bounced',
  'reply',
] satisfies readonly MailContent['tag'][]

/** The content of a queued mail; null: it is damaged, or of a newer version of this program. */
export const contentOf = ({ content }: Pick<WaitingMail, 'content'>): MailContent | null =>
  isRecord(content) && TAGS.includes(`${content['tag']}`) ? (content as unknown as MailContent) : null
