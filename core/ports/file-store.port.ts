import type { Result } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

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
  /** Null when there is no file of that key. */
  readonly get: (key: string) => Promise<Result<Uint8Array | null, StorageFailure>>
  /** Takes a file away, also one that was only partly kept; no harm when there is none. */
  readonly remove: (key: string) => Promise<Result<void, StorageFailure>>
}
