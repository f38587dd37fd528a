import type { Result } from '../../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

export type { StorageFailure } from './storage-failure.js'

/** A stored file. */
export interface KeptFile {
  readonly sizeBytes: number
  /**
   * Its bytes from `start` to before `end` in pieces of at most 256 KiB. Each is fetched on request, so that
   * a slow reader has one piece in memory. The last result is a failure if the rest cannot be read or was
   * removed.
   */
  readonly read: (start: number, end: number) => AsyncIterable<Result<Uint8Array, StorageFailure>>
}

/** Stores files by key. Keys contain only letters, digits, `-`, `_` and `/`. Never rejects. */
export interface FileStore {
  /**
   * Stores a file, with one piece in memory at a time; it becomes readable only when complete. An existing
   * key is overwritten. Of content that fails before its end nothing is kept.
   */
  readonly put: (
    key: string,
    content: AsyncIterable<Uint8Array>,
  ) => Promise<Result<void, StorageFailure | { readonly tag: 'interrupted' }>>
  /** Null if there is no file with that key. Does not read its content. */
  readonly find: (key: string) => Promise<Result<KeptFile | null, StorageFailure>>
  /** Removes a file, also a partial one; no effect if there is none. */
  readonly remove: (key: string) => Promise<Result<void, StorageFailure>>
}
