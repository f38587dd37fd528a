import type { Brand, Result } from '../shared/index.js'

/** Names a submission that is kept. */
export type FormSubmissionId = Brand<string, 'FormSubmissionId'>

/** What a visitor sent with a form. */
export interface NewFormSubmission {
  /** The page's name for this attempt, the same when it is sent again; null from a page that gives none. */
  readonly attempt: string | null
  readonly formName: string
  readonly pageId: string
  /** Address of the page it was sent from. */
  readonly source: string
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string>>
  /** Ids of uploaded files by field. */
  readonly files: Readonly<Record<string, string>>
}

/** A file that a visitor was allowed to upload. */
export interface FormFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

/** A submission as it is kept. */
export interface FormSubmission extends Omit<NewFormSubmission, 'attempt' | 'files'> {
  readonly id: FormSubmissionId
  /** Wall-clock ms. */
  readonly receivedAtMs: number
  /** In the order of the form; `file` is null where what was named never arrived. */
  readonly files: readonly { readonly field: string; readonly file: FormFile | null }[]
}

/** Which submissions are meant; all of them without a condition. */
export interface FormFilter {
  readonly formName?: string
  readonly id?: string
  /** Only those received before, wall-clock ms. */
  readonly beforeMs?: number
}

/** The last submission of a page of a list; the next page begins behind it. */
export type FormListPosition = Pick<FormSubmission, 'id' | 'receivedAtMs'>

/** The inbox is out of reach; `message` says why, in words for the owner. */
export type FormInboxFailure = { readonly tag: 'unavailable'; readonly message: string }

type Answer<T> = Promise<Result<T, FormInboxFailure>>

/** Keeps what the forms of a site receive (spec 7 "the forms library"). Never rejects. */
export interface FormInbox {
  /** Keeps a submission and the files it names. An attempt that is there already is not kept twice. */
  readonly add: (submission: NewFormSubmission, options: { readonly needsMail: boolean }) => Answer<void>
  /** Newest first. */
  readonly list: (
    filter: FormFilter & { readonly count: number; readonly after?: FormListPosition },
  ) => Answer<readonly FormSubmission[]>
  readonly count: (filter: FormFilter) => Answer<number>
  /** Forgets submissions and which files they had; the files themselves are the caller's to remove first. */
  readonly remove: (ids: readonly FormSubmissionId[]) => Answer<void>

  /**
   * Takes submissions that wait for their mail, oldest first, for `leaseMs`: until then nobody else is given
   * them.
   */
  readonly takeUnmailed: (options: {
    readonly count: number
    readonly leaseMs: number
    readonly receivedAfterMs: number
  }) => Answer<readonly FormSubmission[]>
  readonly markMailed: (id: FormSubmissionId) => Answer<void>
  /** Gives submissions back unmailed; they may be taken again after `untilMs`. */
  readonly giveBack: (ids: readonly FormSubmissionId[], untilMs: number) => Answer<void>

  /**
   * Allows one upload of exactly this size; the token is good once, until `expiresAtMs`. Null when it and
   * those that have arrived would take more than `roomBytes`.
   */
  readonly expectFile: (
    file: Omit<FormFile, 'id'> & { readonly expiresAtMs: number; readonly roomBytes: number },
  ) => Answer<{ readonly id: string; readonly token: string } | null>
  /** Uses up an upload's token; null when it is wrong, used or too old. */
  readonly redeemFile: (id: string, token: string) => Answer<FormFile | null>
  /** The file has arrived: a submission may name it. */
  readonly markArrived: (id: string) => Answer<void>
  readonly findFile: (id: string) => Answer<FormFile | null>
  /** Files that no submission has named and whose upload was allowed until before `expiredBeforeMs`. */
  readonly abandonedFiles: (expiredBeforeMs: number, count: number) => Answer<readonly FormFile[]>
  readonly forgetFiles: (ids: readonly string[]) => Answer<void>
}

/** The key under which a file store keeps a form's file. */
export const formFileKey = (id: string): string => `forms/${id}`
