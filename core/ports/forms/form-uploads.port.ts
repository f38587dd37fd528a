import type { Result } from '../../shared/index.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/** A file that a visitor wants to upload. */
export interface OfferedFile {
  readonly name: string
  readonly sizeBytes: number
}

/** A file that a visitor was allowed to upload. */
export interface FormFile extends OfferedFile {
  readonly id: string
}

/** The id of an upload, which also proves its permission. */
export interface UploadToken {
  readonly id: string
  readonly token: string
}

/** The files of forms that have arrived, and abandoned ones. Never rejects. */
export interface KeptUploads {
  /** An arrived file. */
  readonly find: (id: string) => Promise<Result<FormFile | null, StorageFailure>>
  /** Files that no submission names and whose permission ended before `expiredBeforeMs`. */
  readonly listAbandoned: (
    expiredBeforeMs: number,
    limit: number,
  ) => Promise<Result<readonly FormFile[], StorageFailure>>
  /** Frees the space of deleted files. */
  readonly forget: (ids: readonly string[]) => Promise<Result<void, StorageFailure>>
}

/** Records allowed and arrived files; a file store has their content. Never rejects. */
export interface FormUploads extends KeptUploads {
  /**
   * Allows one upload of exactly this size and reserves its space; the token can be used once, until
   * `expiresAtMs`. Null if all files would take more than `totalLimitBytes`: arrived ones, running uploads,
   * and valid tokens. Simultaneous requests cannot exceed the limit.
   */
  readonly allow: (
    file: OfferedFile & { readonly expiresAtMs: number; readonly totalLimitBytes: number },
  ) => Promise<Result<UploadToken | null, StorageFailure>>
  /**
   * Uses up a token; null if it is wrong, used or expired. The file keeps its space until it is forgotten.
   */
  readonly redeem: (upload: UploadToken) => Promise<Result<FormFile | null, StorageFailure>>
  /** Marks a file as arrived: a submission may name it. */
  readonly markArrived: (id: string) => Promise<Result<void, StorageFailure>>
}

/** The key under which a file store keeps a form's file. */
export const formFileKey = (id: string): string => `forms/${id}`
