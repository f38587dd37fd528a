import type { Brand, Result } from '../../shared/index.js'
import type { OwnerList } from '../owner/owner-list.port.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/** The id of a mail in the outbox, from queueing to sending. */
export type MailId = Brand<string, 'MailId'>

/** A mail to be queued. */
export interface NewMail {
  /** Its topic: `verify`, `orderPlaced` ... */
  readonly kind: string
  /** The recipient; null: the owner's address at the time of sending. */
  readonly to: string | null
  /** The JSON document from which it is written (core/use-cases/mails/mail-content.ts). */
  readonly content: unknown
}

/** A mail that is sent later, so that one mail can report several events. */
export interface MailNotice extends NewMail {
  readonly delayMs: number
}

/** A queued mail for its sender. */
export interface WaitingMail extends NewMail {
  readonly id: MailId
  /** Wall-clock ms. */
  readonly createdMs: number
  /** The number of earlier attempts. */
  readonly tries: number
}

/** The mails to send; several processes may send from one outbox. Never rejects. */
export interface MailOutbox {
  /** Takes due mails, oldest first, and reserves them for `leaseMs` against other processes. */
  readonly take: (options: {
    readonly limit: number
    readonly leaseMs: number
  }) => Promise<Result<readonly WaitingMail[], StorageFailure>>
  /** Removes a mail that was sent or is no longer wanted. */
  readonly remove: (id: MailId) => Promise<Result<void, StorageFailure>>
  /**
   * Returns mails to the queue, due again at `untilMs`. A `failure` counts as an attempt, null: not
   * attempted.
   */
  readonly putBack: (
    ids: readonly MailId[],
    how: { readonly untilMs: number; readonly failure: string | null },
  ) => Promise<Result<void, StorageFailure>>
  /**
   * Stops the attempts for a mail; it stays in the list with the reason. `notice` is queued with it, unless
   * one of its kind waits already; null: none.
   */
  readonly giveUp: (
    id: MailId,
    failure: string,
    notice: MailNotice | null,
  ) => Promise<Result<void, StorageFailure>>
}

/**
 * The state of a queued mail. `waiting`: it is sent, and tried again, automatically. `given-up`: it is tried
 * again only on the owner's request. `mailbox`: no mail server was set when it was queued, so it is in the
 * development mailbox only.
 */
export const MAIL_STATES = ['waiting', 'given-up', 'mailbox'] as const
/** One of `MAIL_STATES`. */
export type MailState = (typeof MAIL_STATES)[number]

/** A mail of the outbox for its owner, without its text. */
export interface MailSummary {
  readonly id: MailId
  readonly kind: string
  /** The recipient; null: the owner. */
  readonly to: string | null
  readonly state: MailState
  readonly tries: number
  /** The reason why the last attempt failed; null: none failed. */
  readonly failure: string | null
  /** The time at which it was queued, or at which its owner last requested another attempt; wall-clock ms. */
  readonly createdMs: number
  /** Wall-clock ms; meaningless for a mail that does not wait. */
  readonly nextTryMs: number
}

/** The conditions on the mails listed; all mails without a condition. */
export interface MailFilter {
  readonly state?: MailState
  readonly kind?: string
  readonly to?: string
}

/** The sort keys of mails. */
export const MAIL_SORT_KEYS = ['kind', 'time', 'to'] as const
/** One of `MAIL_SORT_KEYS`. */
export type MailSortKey = (typeof MAIL_SORT_KEYS)[number]

/** The mails of the outbox for their owner; sent mails are not among them. */
export type MailList = OwnerList<MailSummary, MailSortKey, MailFilter>
