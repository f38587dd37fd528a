import type { SettingField } from './setting-field.js'

/** The settings of a site as its owner sees them. */
export interface DeskSettings {
  readonly version: string
  readonly fields: readonly SettingField[]
  /** The values in the file, by name. */
  readonly values: Readonly<Record<string, unknown>>
  /** Settings that contain a secret; they are changed in the file only. */
  readonly locked: readonly string[]
  /** The reason why the file cannot be read or used; null: it can. */
  readonly failure: string | null
  /** Settings that the running site adopts at its next start. */
  readonly waiting: readonly string[]
  readonly lastChange: { readonly at: string; readonly by: string; readonly paths: readonly string[] } | null
}

/** A new value for a setting; null: it is removed. */
export interface DeskSettingEdit {
  readonly path: string
  /** JSON. */
  readonly value: string | null
}

/** The result of a change of settings; if there are problems, nothing was written. */
export interface DeskSettingsChange {
  readonly hasChanged: boolean
  readonly problems: readonly { readonly path: string; readonly message: string }[]
  /** Values are JSON; null: not set. */
  readonly changes: readonly {
    readonly path: string
    readonly before: string | null
    readonly after: string | null
  }[]
  readonly settings: DeskSettings
}
