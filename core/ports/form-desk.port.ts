import type { AuditEntry } from '../owners/index.js'
import type { FormSubmission } from './form-submissions.port.js'
import type { NewMail } from './mail-outbox.port.js'
import type { OwnerList } from './owner-list.port.js'

/** An answer that was mailed to the sender of an entry. */
export interface EntryReply {
  /** Wall-clock ms. */
  readonly atMs: number
  /** The mail address of the person who wrote it. */
  readonly by: string
  readonly subject: string
  readonly text: string
}

/** A submission as its owner works with it. */
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

/** A form that was sent, with its entries. */
export interface FormCount {
  readonly name: string
  readonly entries: number
  readonly unread: number
}

/** The entries of a site's forms as an owner reads and answers them. Rejects only when storage does. */
export interface FormDesk {
  /** The forms that have entries, by name. */
  readonly forms: () => Promise<readonly FormCount[]>
  readonly list: OwnerList<FormEntry, 'time', FormEntryFilter>
  /**
   * Marks entries as read or unread, with an entry of the audit log; answers how many were changed, null: the key of
   * the audit entry was used before.
   */
  readonly mark: (ids: readonly string[], isRead: boolean, entry: AuditEntry) => Promise<number | null>
  /**
   * Keeps an answer with its entry, which is read from then on, and queues its mail, with an entry of the audit log;
   * false, and nothing is written, where the entry is gone or the key of the audit entry was used before.
   */
  readonly reply: (
    answer: { readonly id: string; readonly reply: EntryReply; readonly mail: NewMail },
    entry: AuditEntry,
  ) => Promise<boolean>
}
