import type { DeskEndpoint, DeskSettingEdit, DeskSettings, DeskSettingsChange } from '../../../desk/index.js'
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
  /** The endpoints of other programs, without their secrets. */
  readonly webhookEndpoints: () => DeskAnswer<readonly DeskEndpoint[]>
  /** `atOnce`: the earlier secret signs nothing any more. The answer has the new one, which is shown once. */
  readonly rotateWebhookSecret: (change: {
    readonly key: string
    readonly url: string
    readonly atOnce: boolean
  }) => DeskAnswer<{ readonly secret: string; readonly endpoint: DeskEndpoint }>
}
