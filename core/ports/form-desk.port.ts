import type { AuditEntry } from '../owners/index.js'
import type { FormSubmission } from './form-submissions.port.js'
import type { OwnerList } from './owner-list.port.js'

/** A submission as its owner works with it. */
export interface FormEntry extends FormSubmission {
  readonly isRead: boolean
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
}
