import type { Result } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

/** A file that is kept. */
export interface KeptFile {
  readonly sizeBytes: number
  /**
   * Its bytes from `start` to before `end` in pieces of at most 256 KiB. Each is fetched when it is asked for, so that
   * a slow reader has one piece in memory. The last answer is a failure where the rest cannot be read or was removed.
   */
  readonly read: (start: number, end: number) => AsyncIterable<Result<Uint8Array, StorageFailure>>
}

/** Keeps files by key. Keys hold letters, digits, `-`, `_` and `/` only. Never rejects. */
export interface FileStore {
  /**
   * Keeps a file, taking no more of it at once than a piece; it can be read only when it is there as a whole.
   * A key that exists already is overwritten. Of content that fails before its end nothing is kept.
   */
  readonly put: (
    key: string,
    content: AsyncIterable<Uint8Array>,
  ) => Promise<Result<void, StorageFailure | { readonly tag: 'interrupted' }>>
  /** Null when there is no file of that key. Reads nothing of its content. */
  readonly find: (key: string) => Promise<Result<KeptFile | null, StorageFailure>>
  /** Takes a file away, also one that was only partly kept; no harm when there is none. */
  readonly remove: (key: string) => Promise<Result<void, StorageFailure>>
}
