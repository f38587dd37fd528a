import type { AuditEntry } from '../../../owners/index.js'

/** The reason why a file was not written; `changed`: it has changed since it was read. */
export type FileWriteFailure =
  | { readonly tag: 'changed' }
  | { readonly tag: 'unwritable'; readonly reason: string }

/**
 * Entries of the audit log about files, which are stored outside of the database. Rejects only if storage
 * fails.
 */
export interface FileEntries {
  /** Returns false and stores nothing if the entry's key was used before. */
  readonly keep: (entry: AuditEntry) => Promise<boolean>
  /**
   * Corrects the entry of a file that was not written: `detail` gives the reason, and its key becomes free.
   */
  readonly correct: (id: string, detail: string) => Promise<void>
}
