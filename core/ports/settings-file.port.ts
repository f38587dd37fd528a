import type { AuditEntry } from '../owners/index.js'
import type { Result, UntrustedRecord } from '../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'

/** The settings as they stand in their file. */
export interface SettingsText {
  /** Null: there is no file. */
  readonly text: string | null
  readonly values: UntrustedRecord
}

/** A value at a place such as `business.name`; undefined: nothing stands there. */
export interface SettingEdit {
  readonly path: string
  readonly value?: unknown
}

/** One difference between two states of the settings; undefined: nothing stands there. */
export interface SettingChange {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** The file of a site's settings, `vitrine.json`. Never rejects. */
export interface SettingsFile {
  /** A failure says why the file cannot be read. */
  readonly read: () => Promise<Result<SettingsText, string>>
  /** A text with other values at some places: the order, the layout and the rest of it stay. */
  readonly withEdits: (text: string | null, edits: readonly SettingEdit[]) => string
  /** Writes the whole file or nothing; `before`: the text that was read. */
  readonly replace: (before: string | null, after: string) => Promise<Result<void, FileWriteFailure>>
  /** Works while nothing else of this process writes the file. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** The last change that was made in the shop. */
export interface LastSettingsChange {
  readonly changes: readonly SettingChange[]
  readonly atMs: number
  readonly by: string
}

/** The changes of settings that were made in the shop. Rejects only when storage does. */
export interface SettingsHistory {
  /** Null: none was made. */
  readonly last: () => Promise<LastSettingsChange | null>
  /** Keeps a change with its entry of the audit log; false, and nothing is kept, where the entry's key was used. */
  readonly keep: (changes: readonly SettingChange[], entry: AuditEntry) => Promise<boolean>
  /** Forgets the change with the entry of this id, which was not written: the entry says so, and its key is free. */
  readonly forget: (id: string, detail: string) => Promise<void>
}
