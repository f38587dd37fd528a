import {
  EDIT_MAIL_TEXT,
  CANCEL_SUBSCRIPTION,
  DESK_PATH,
  LIST_ENTRIES,
  LIST_EVENTS,
  LIST_FORMS,
  LIST_JOBS,
  LIST_MAIL_TEMPLATES,
  LIST_SUBSCRIPTIONS,
  MARK_ENTRIES,
  READ_BACKUP_COMMAND,
  READ_ENTRY,
  READ_HEALTH,
  READ_MAIL_PREVIEW,
  READ_MAIL_TEXT,
  READ_SUBSCRIPTION,
  REPLAY_EVENTS,
  REPLY_TO_ENTRY,
  RUN_JOB,
} from '../../protocol/owner/index.js'
import type { OwnerApi } from '../../../../core/ports/owner/api/owner-api.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

/** The operations about forms, subscriptions, mail templates, the site's own work and its state. */
export type SiteApi = Pick<
  OwnerApi,
  | 'forms'
  | 'entries'
  | 'entry'
  | 'markEntries'
  | 'replyToEntry'
  | 'subscriptions'
  | 'subscription'
  | 'cancelSubscription'
  | 'health'
  | 'backupCommand'
  | 'jobs'
  | 'runJob'
  | 'lostEvents'
  | 'replayEvents'
  | 'mailTemplates'
  | 'mailPreview'
  | 'mailPreviewUrl'
  | 'mailText'
  | 'editMailText'
>

/** The site's operations over HTTP. */
export const createSiteApi = ({ ask, key }: Pick<PeopleApiOptions, 'ask' | 'key'>): SiteApi => ({
  forms: async () => mapResult(await ask(LIST_FORMS, {}), ({ forms }) => forms),
  entries: async ({ form, unread, after }) =>
    mapResult(await ask(LIST_ENTRIES, { filter: { form, unread }, after }), ({ formEntries }) => formEntries),
  entry: async (id) => mapResult(await ask(READ_ENTRY, { id }), ({ formEntry }) => formEntry),
  markEntries: async (ids, isRead) => {
    const answer = await ask(MARK_ENTRIES, { key: key(), ids, isRead })
    return mapResult(problemAsFailure(mapResult(answer, ({ markEntries }) => markEntries)), () => undefined)
  },
  replyToEntry: async (input) => {
    const answer = await ask(REPLY_TO_ENTRY, { input })
    return mapResult(problemAsFailure(mapResult(answer, ({ replyToEntry }) => replyToEntry)), () => undefined)
  },
  subscriptions: async ({ status, after }) => {
    const answer = await ask(LIST_SUBSCRIPTIONS, { filter: { status }, after })
    return mapResult(answer, ({ subscriptions }) => subscriptions)
  },
  subscription: async (id) =>
    mapResult(await ask(READ_SUBSCRIPTION, { id }), ({ subscription }) => subscription),
  cancelSubscription: async (id, atOnce) => {
    const answer = await ask(CANCEL_SUBSCRIPTION, { input: { key: key(), id, atOnce } })
    const cancelled = problemAsFailure(mapResult(answer, ({ cancelSubscription }) => cancelSubscription))
    return mapResult(cancelled, ({ details }) => details)
  },
  health: async () => mapResult(await ask(READ_HEALTH, {}), ({ health }) => health),
  backupCommand: async () =>
    mapResult(await ask(READ_BACKUP_COMMAND, {}), ({ backupCommand }) => backupCommand),
  jobs: async () => mapResult(await ask(LIST_JOBS, {}), ({ jobs }) => jobs),
  runJob: async (name) => {
    const answer = await ask(RUN_JOB, { key: key(), name })
    return mapResult(problemAsFailure(mapResult(answer, ({ runJob }) => runJob)), () => undefined)
  },
  lostEvents: async (after) =>
    mapResult(await ask(LIST_EVENTS, { filter: { state: 'GIVEN_UP' }, after }), ({ events }) => events),
  replayEvents: async (id) => {
    const answer = await ask(REPLAY_EVENTS, { key: key(), id })
    const replayed = problemAsFailure(mapResult(answer, ({ replayEvents }) => replayEvents))
    return mapResult(replayed, ({ count }) => count)
  },
  mailTemplates: async () =>
    mapResult(await ask(LIST_MAIL_TEMPLATES, {}), ({ mailTemplates }) => mailTemplates),
  mailPreview: async (template, text) =>
    mapResult(await ask(READ_MAIL_PREVIEW, { template, text }), ({ mailPreview }) => mailPreview),
  mailText: async (template) =>
    mapResult(await ask(READ_MAIL_TEXT, { template }), ({ mailText }) => mailText),
  editMailText: async (input) => {
    const answer = await ask(EDIT_MAIL_TEXT, { input })
    const saved = problemAsFailure(mapResult(answer, ({ editMailText }) => editMailText))
    return mapResult(saved, ({ mail }) => mail)
  },
  mailPreviewUrl: (template) => `${DESK_PATH}/mail-previews/${encodeURIComponent(template)}`,
})
