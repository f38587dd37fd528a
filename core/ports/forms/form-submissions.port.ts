import type { Brand, Result } from '../../shared/index.js'
import type { FormFile } from './form-uploads.port.js'
import type { OwnerList } from '../owner/owner-list.port.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/** The id of a stored submission. */
export type FormSubmissionId = Brand<string, 'FormSubmissionId'>

/** The text of a form that a visitor sent. */
export interface SubmissionText {
  readonly formName: string
  readonly pageId: string
  /**
   * Address of the page from which it was sent, without its query, which may contain secrets of the visitor.
   */
  readonly source: string
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string>>
}

/** The content of a form that a visitor sent. */
export interface NewFormSubmission extends SubmissionText {
  /** The page's id for this attempt, equal for repeated sends; null: the page has none. */
  readonly attempt: string | null
  /** Ids of uploaded files by field. */
  readonly files: Readonly<Record<string, string>>
}

/** A stored submission. */
export interface FormSubmission extends SubmissionText {
  readonly id: FormSubmissionId
  /** Wall-clock ms. */
  readonly receivedAtMs: number
  /** In the order of the form; `file` is null if it never arrived. */
  readonly files: readonly { readonly field: string; readonly file: FormFile | null }[]
}

/** The conditions on the submissions listed; all submissions without a condition. */
export interface SubmissionFilter {
  readonly formName?: string
  readonly id?: string
  /** Only those received before, wall-clock ms. */
  readonly beforeMs?: number
}

/** The sort keys of submissions: the form's name, the time of receipt. */
export const SUBMISSION_SORT_KEYS = ['form', 'time'] as const
/** One of `SUBMISSION_SORT_KEYS`. */
export type SubmissionSortKey = (typeof SUBMISSION_SORT_KEYS)[number]

/** The submissions for their owner. */
export type SubmissionList = OwnerList<FormSubmission, SubmissionSortKey, SubmissionFilter>

/** Stores the submissions of a site's forms. Never rejects. */
export interface FormSubmissions {
  /**
   * Stores a submission and the files it names; with `needsMail` its mail is queued. A repeated attempt is
   * stored once.
   */
  readonly add: (
    submission: NewFormSubmission,
    options: { readonly needsMail: boolean },
  ) => Promise<Result<void, StorageFailure>>
  readonly count: (filter: SubmissionFilter) => Promise<Result<number, StorageFailure>>
  /** Deletes submissions and their file records; the caller deletes the files first. */
  readonly remove: (ids: readonly FormSubmissionId[]) => Promise<Result<void, StorageFailure>>
}
