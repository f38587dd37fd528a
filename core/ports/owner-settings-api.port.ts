import type { DeskSettingEdit, DeskSettings, DeskSettingsChange } from '../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** The owner's API about the settings of a site, as the desk uses it. */
export interface OwnerSettingsApi {
  readonly settings: () => DeskAnswer<DeskSettings>
  /** `dryRun`: only says what would be. */
  readonly changeSettings: (input: {
    readonly key: string
    readonly version: string
    readonly edits: readonly DeskSettingEdit[]
    readonly dryRun?: boolean
  }) => DeskAnswer<DeskSettingsChange>
  /** Takes the last change back. */
  readonly undoSettings: (input: {
    readonly key: string
    readonly version: string
  }) => DeskAnswer<DeskSettingsChange>
}
