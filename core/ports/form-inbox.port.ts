import type { Brand, Result } from '../shared/index.js'

export type FormSubmissionId = Brand<string, 'FormSubmissionId'>

/** What a visitor sent with a form. */
export interface NewFormSubmission {
  readonly formName: string
  readonly pageId: string
  /** Address of the page it was sent from. */
  readonly source: string
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, string>>
  /** Ids of uploaded files by field. */
  readonly files: Readonly<Record<string, string>>
}

export interface FormSubmission extends NewFormSubmission {
  readonly id: FormSubmissionId
  /** Wall-clock ms. */
  readonly receivedAtMs: number
}

/** A file that a visitor was allowed to upload. */
export interface FormFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export type FormInboxFailure = { readonly tag: 'unavailable'; readonly message: string }

/** Keeps what the forms of a site receive (spec 7 "the forms library"). Never rejects. */
export interface FormInbox {
  readonly add: (submission: NewFormSubmission) => Promise<Result<FormSubmission, FormInboxFailure>>
  /** Newest first. */
  readonly list: (filter: {
    readonly formName?: string
    readonly count: number
  }) => Promise<Result<readonly FormSubmission[], FormInboxFailure>>
  /** Submissions no mail has been sent for, oldest first. */
  readonly unmailed: (count: number) => Promise<Result<readonly FormSubmission[], FormInboxFailure>>
  readonly markMailed: (id: FormSubmissionId) => Promise<Result<void, FormInboxFailure>>
  /** Allows one upload of exactly this size; the token is good once, until `expiresAtMs`. */
  readonly expectFile: (
    file: Omit<FormFile, 'id'> & { readonly expiresAtMs: number },
  ) => Promise<Result<{ readonly id: string; readonly token: string }, FormInboxFailure>>
  /** Uses up an upload's token; null when it is wrong, used or too old. */
  readonly redeemFile: (id: string, token: string) => Promise<Result<FormFile | null, FormInboxFailure>>
}
