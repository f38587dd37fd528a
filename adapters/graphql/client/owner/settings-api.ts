import {
  CHANGE_SETTINGS,
  LIST_WEBHOOK_ENDPOINTS,
  READ_SETTINGS,
  ROTATE_WEBHOOK_SECRET,
  UNDO_SETTINGS,
} from '../../protocol/owner/index.js'
import type {
  DeskFailure,
  DeskProblem,
  DeskSettings,
  DeskSettingsChange,
} from '../../../../core/desk/index.js'
import type { OwnerSettingsApi } from '../../../../core/ports/owner/api/owner-settings-api.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

type Changed = Omit<DeskSettingsChange, 'settings'> & { readonly settings: object }

/** Fields and values of settings are JSON that this version of the program wrote. */
const changeOf = (answer: Result<Changed | DeskProblem, DeskFailure>) =>
  mapResult(problemAsFailure(answer), (changed) => changed as DeskSettingsChange)

/** The operations about settings, over HTTP. */
export const createSettingsApi = ({ ask }: Pick<PeopleApiOptions, 'ask'>): OwnerSettingsApi => ({
  settings: async () => mapResult(await ask(READ_SETTINGS, {}), ({ settings }) => settings as DeskSettings),
  changeSettings: async (input) => {
    const answer = await ask(CHANGE_SETTINGS, { input })
    return changeOf(mapResult(answer, ({ changeSettings }) => changeSettings))
  },
  undoSettings: async (input) => {
    const answer = await ask(UNDO_SETTINGS, input)
    return changeOf(mapResult(answer, ({ undoSettings }) => undoSettings))
  },
  webhookEndpoints: async () =>
    mapResult(await ask(LIST_WEBHOOK_ENDPOINTS, {}), ({ webhookEndpoints }) => webhookEndpoints),
  rotateWebhookSecret: async (change) => {
    const answer = await ask(ROTATE_WEBHOOK_SECRET, change)
    return problemAsFailure(mapResult(answer, ({ rotateWebhookSecret }) => rotateWebhookSecret))
  },
})
