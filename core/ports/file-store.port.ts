import type { Result } from '../shared/index.js'

/** The store is out of reach; `message` says why, in words for the owner. */
export type FileStoreFailure = { readonly tag: 'unavailable'; readonly message: string }

/** Keeps files by key. Keys hold letters, digits, `-`, `_` and `/` only. Never rejects. */
export interface FileStore {
  /**
   * Keeps a file; it can be read only when it is there as a whole. A key that exists already is overwritten.
   */
  readonly put: (key: string, content: Uint8Array) => Promise<Result<void, FileStoreFailure>>
  /** Null when there is no file of that key. */
  readonly get: (key: string) => Promise<Result<Uint8Array | null, FileStoreFailure>>
  /** Takes a file away, also one that was only partly kept; no harm when there is none. */
  readonly remove: (key: string) => Promise<Result<void, FileStoreFailure>>
}
