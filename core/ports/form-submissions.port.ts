import type { Brand, Result } from '../shared/index.js'
import type { FormFile } from './form-uploads.port.js'
import type { OwnerList } from './owner-list.port.js'
import type { StorageFailure } from './storage-failure.js'

/** Names a submission that is kept. */
export type FormSubmissionId = Brand<string, 'FormSubmissionId'>

/** The content that a visitor sent with a form. */
export interface NewFormSubmission {
  /** The page's name for this attempt, the same when it is sent again; null from a page that gives none. */
  readonly attempt: string | null
  readonly formName: string
  readonly pageId: string
  /** Address of the page it was sent from, without its query, which may hold secrets of the visitor. */
  readonly source: string
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string>>
  /** Ids of uploaded files by field. */
  readonly files: Readonly<Record<string, string>>
}

/** A submission as it is kept. */
export interface FormSubmission extends Omit<NewFormSubmission, 'attempt' | 'files'> {
  readonly id: FormSubmissionId
  /** Wall-clock ms. */
  readonly receivedAtMs: number
  /** In the order of the form; `file` is null where what was named never arrived. */
  readonly files: readonly { readonly field: string; readonly file: FormFile | null }[]
}

/** The conditions on the submissions listed; all submissions without a condition. */
export interface SubmissionFilter {
  readonly formName?: string
  readonly id?: string
  /** Only those received before, wall-clock ms. */
  readonly beforeMs?: number
}

/** By what submissions can be sorted: the form's name, the time they were received. */
export const SUBMISSION_SORT_KEYS = ['form', 'time'] as const
/** One of `SUBMISSION_SORT_KEYS`. */
export type SubmissionSortKey = (typeof SUBMISSION_SORT_KEYS)[number]

/** The submissions as their owner reads them. */
export type SubmissionList = OwnerList<FormSubmission, SubmissionSortKey, SubmissionFilter>

/** Keeps what the forms of a site receive. Never rejects. */
export interface FormSubmissions {
  /**
   * Keeps a submission and the files it names, and with `needsMail` lets the outbox have it. An attempt that
   * is there already is not kept twice.
   */
  readonly add: (
    submission: NewFormSubmission,
    options: { readonly needsMail: boolean },
  ) => Promise<Result<void, StorageFailure>>
  readonly count: (filter: SubmissionFilter) => Promise<Result<number, StorageFailure>>
  /** Forgets submissions and which files they had; the files themselves are the caller's to remove first. */
  readonly remove: (ids: readonly FormSubmissionId[]) => Promise<Result<void, StorageFailure>>
}
