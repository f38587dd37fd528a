import type { AuditEntry } from '../owners/index.js'

/** The reason why a file was not written; `changed`: it is no longer as it was read. */
export type FileWriteFailure =
  | { readonly tag: 'changed' }
  | { readonly tag: 'unwritable'; readonly reason: string }

/** Entries of the audit log about files, which are written beside the database. Rejects only when storage does. */
export interface FileEntries {
  /** False, and nothing is kept, where the entry's key was used before. */
  readonly keep: (entry: AuditEntry) => Promise<boolean>
  /** Corrects an entry whose file was not written: `detail` says why, and its key is free. */
  readonly correct: (id: string, detail: string) => Promise<void>
}
