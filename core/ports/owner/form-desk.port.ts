import type { AuditEntry } from '../../owners/index.js'
import type { FormSubmission } from '../forms/form-submissions.port.js'
import type { NewMail } from '../mail/mail-outbox.port.js'
import type { OwnerList } from './owner-list.port.js'

/** A reply that was mailed to the sender of an entry. */
export interface EntryReply {
  /** Wall-clock ms. */
  readonly atMs: number
  /** The mail address of the person who wrote it. */
  readonly by: string
  readonly subject: string
  readonly text: string
}

/** A submission in its owner's desk. */
export interface FormEntry extends FormSubmission {
  readonly isRead: boolean
  /** The oldest first. */
  readonly replies: readonly EntryReply[]
}

/** The conditions on the entries listed; all entries without a condition. */
export interface FormEntryFilter {
  readonly formName?: string
  readonly isUnread?: boolean
  readonly id?: string
}

/** A form with the number of its entries. */
export interface FormCount {
  readonly name: string
  readonly entries: number
  readonly unread: number
}

/** The entries of a site's forms, for reading and replying. Rejects only if storage fails. */
export interface FormDesk {
  /** The forms that have entries, by name. */
  readonly forms: () => Promise<readonly FormCount[]>
  readonly list: OwnerList<FormEntry, 'time', FormEntryFilter>
  /**
   * Marks entries as read or unread, with an entry of the audit log; returns the number of changed entries,
   * null: the audit entry's key was used before.
   */
  readonly mark: (ids: readonly string[], isRead: boolean, entry: AuditEntry) => Promise<number | null>
  /**
   * Stores a reply with its entry, marks the entry as read, and queues the mail, with an entry of the audit log.
   * False, and nothing is written, if the entry is gone or the audit entry's key was used before.
   */
  readonly reply: (
    answer: { readonly id: string; readonly reply: EntryReply; readonly mail: NewMail },
    entry: AuditEntry,
  ) => Promise<boolean>
}
