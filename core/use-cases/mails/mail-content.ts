import type { FormSubmissionId } from '../../ports/form-submissions.port.js'
import type { WaitingMail } from '../../ports/mail-outbox.port.js'
import { isRecord } from '../../shared/index.js'
import type { OrderMail } from './order-mail.js'

/** A mail whose text stands already: those of accounts hold links that only one moment knows. */
export interface WrittenContent {
  readonly tag: 'written'
  readonly subject: string
  readonly text: string
  /** The owner's own HTML; null: it is made of the text. */
  readonly html: string | null
  /** The links of its text: each becomes a button where it stands alone. */
  readonly links: readonly string[]
  /** The address by which one click ends such mails (RFC 8058). @default none */
  readonly unsubscribeUrl?: string
}

/** Tells the owner of a submission of a form, which is read when the mail is sent. */
export interface SubmissionContent {
  readonly tag: 'submission'
  readonly submissionId: FormSubmissionId
}

/** Tells of an order, which is read when the mail is sent. */
export interface OrderContent {
  readonly tag: 'order'
  readonly mail: OrderMail
}

/** Tells the owner of mails that were given up, which are read when the mail is sent. */
export interface GivenUpContent {
  readonly tag: 'given-up'
}

/** Answers what a visitor sent with a form. */
export interface ReplyContent {
  readonly tag: 'reply'
  readonly subject: string
  readonly text: string
}

/** The content of a queued mail, by what it is written from. */
export type MailContent = WrittenContent | SubmissionContent | OrderContent | GivenUpContent | ReplyContent

const TAGS: readonly string[] = [
  'written',
  'submission',
  'order',
  'given-up',
  'reply',
] satisfies readonly MailContent['tag'][]

/** The content of a queued mail; null: a newer or damaged one, which this program cannot write. */
export const contentOf = ({ content }: Pick<WaitingMail, 'content'>): MailContent | null =>
  isRecord(content) && TAGS.includes(`${content['tag']}`) ? (content as unknown as MailContent) : null
