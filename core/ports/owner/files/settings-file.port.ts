import type { AuditEntry } from '../../../owners/index.js'
import type { Result, UntrustedRecord } from '../../../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'

/** The text of the settings file. */
export interface SettingsText {
  /** Null: there is no file. */
  readonly text: string | null
  readonly values: UntrustedRecord
}

/** A value at a path such as `business.name`; undefined: none. */
export interface SettingEdit {
  readonly path: string
  readonly value?: unknown
}

/** One difference between two states of the settings; undefined: no value. */
export interface SettingChange {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** The settings file of a site, `vitrine.json`. Never rejects. */
export interface SettingsFile {
  /** A failure says why the file cannot be read. */
  readonly read: () => Promise<Result<SettingsText, string>>
  /** A text with new values at some paths; the order, the layout and the rest of it stay. */
  readonly withEdits: (text: string | null, edits: readonly SettingEdit[]) => string
  /** Writes the whole file or nothing; `before`: the text that was read. */
  readonly replace: (before: string | null, after: string) => Promise<Result<void, FileWriteFailure>>
  /** Runs the work while nothing else in this process writes the file. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** The last change made in the shop. */
export interface LastSettingsChange {
  readonly changes: readonly SettingChange[]
  readonly atMs: number
  readonly by: string
}

/** The changes of settings made in the shop. Rejects only if storage fails. */
export interface SettingsHistory {
  /** Null: there was none. */
  readonly last: () => Promise<LastSettingsChange | null>
  /**
   * Stores a change with its entry of the audit log; false, and nothing is stored, if the entry's key was
   * used before.
   */
  readonly keep: (changes: readonly SettingChange[], entry: AuditEntry) => Promise<boolean>
  /**
   * Removes a change that was not written, by its entry's id: the entry says so, and its key becomes free.
   */
  readonly forget: (id: string, detail: string) => Promise<void>
}
