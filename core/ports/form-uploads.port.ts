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

/** The files of forms that have arrived, and those that nothing came of. Never rejects. */
export interface KeptUploads {
  /** A file that has arrived. */
  readonly find: (id: string) => Promise<Result<FormFile | null, StorageFailure>>
  /** Files that no submission has named and whose upload was allowed until before `expiredBeforeMs`. */
  readonly listAbandoned: (
    expiredBeforeMs: number,
    limit: number,
  ) => Promise<Result<readonly FormFile[], StorageFailure>>
  /** Gives the room of files back that are not kept any more. */
  readonly forget: (ids: readonly string[]) => Promise<Result<void, StorageFailure>>
}

/** Knows which files were allowed and which have arrived; a file store has what is in them. Never rejects. */
export interface FormUploads extends KeptUploads {
  /**
   * Allows one upload of exactly this size and keeps its room; the token is good once, until `expiresAtMs`. Null when
   * all files would take more than `totalLimitBytes`: those that have arrived, those on their way, and those whose
   * token is still good. Asking at the same time allows no more.
   */
  readonly allow: (
    file: Omit<FormFile, 'id'> & { readonly expiresAtMs: number; readonly totalLimitBytes: number },
  ) => Promise<Result<UploadToken | null, StorageFailure>>
  /** Uses up a token; null when it is wrong, used or too old. The file keeps its room until it is forgotten. */
  readonly redeem: (upload: UploadToken) => Promise<Result<FormFile | null, StorageFailure>>
  /** The file has arrived: a submission may name it. */
  readonly markArrived: (id: string) => Promise<Result<void, StorageFailure>>
}

/** The key under which a file store keeps a form's file. */
export const formFileKey = (id: string): string => `forms/${id}`
