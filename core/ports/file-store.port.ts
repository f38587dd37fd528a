import type { Result } from '../shared/index.js'

/** Keeps files by key. Keys hold letters, digits, `-` and `/` only. Never rejects. */
export interface FileStore {
  readonly put: (
    key: string,
    content: Uint8Array,
  ) => Promise<Result<void, { readonly tag: 'not-stored'; readonly message: string }>>
}
