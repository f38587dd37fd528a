import type { Result } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

/** A file that a visitor was allowed to upload. */
export interface FormFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

/** Names an upload, and proves that it was allowed. */
export interface UploadToken {
  readonly id: string
  readonly token: string
}

/** Knows which files were allowed and which have arrived; a file store has what is in them. Never rejects. */
export interface FormUploads {
  /**
   * Allows one upload of exactly this size; the token is good once, until `expiresAtMs`. Null when it and
   * those that have arrived would take more than `totalLimitBytes`.
   */
  readonly allow: (
    file: Omit<FormFile, 'id'> & { readonly expiresAtMs: number; readonly totalLimitBytes: number },
  ) => Promise<Result<UploadToken | null, StorageFailure>>
  /** Uses up a token; null when it is wrong, used or too old. */
  readonly redeem: (upload: UploadToken) => Promise<Result<FormFile | null, StorageFailure>>
  /** The file has arrived: a submission may name it. */
  readonly markArrived: (id: string) => Promise<Result<void, StorageFailure>>
  /** A file that has arrived. */
  readonly find: (id: string) => Promise<Result<FormFile | null, StorageFailure>>
  /** Files that no submission has named and whose upload was allowed until before `expiredBeforeMs`. */
  readonly listAbandoned: (
    expiredBeforeMs: number,
    limit: number,
  ) => Promise<Result<readonly FormFile[], StorageFailure>>
  readonly forget: (ids: readonly string[]) => Promise<Result<void, StorageFailure>>
}

/** The key under which a file store keeps a form's file. */
export const formFileKey = (id: string): string => `forms/${id}`
