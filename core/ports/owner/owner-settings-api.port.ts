import type { DeskSettingEdit, DeskSettings, DeskSettingsChange } from '../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The part of the owner's API for the site's settings. */
export interface OwnerSettingsApi {
  readonly settings: () => DeskAnswer<DeskSettings>
  /** `dryRun`: only previews the result. */
  readonly changeSettings: (input: {
    readonly key: string
    readonly version: string
    readonly edits: readonly DeskSettingEdit[]
    readonly dryRun?: boolean
  }) => DeskAnswer<DeskSettingsChange>
  /** Reverts the last change. */
  readonly undoSettings: (input: {
    readonly key: string
    readonly version: string
  }) => DeskAnswer<DeskSettingsChange>
}
