import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { CEREMONIES } from '../../../../core/use-cases/accounts/mailed-links.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** The time for which the events of an account are kept. */
const EVENTS_KEPT_MS = 365 * DAY_MS
/** The time for which the result of an import is kept. */
const IMPORTS_KEPT_MS = 7 * DAY_MS
/** The time for which events without a member are kept. */
const STRANGERS_KEPT_MS = 30 * DAY_MS
/** The time after its end in which an expired link can still be exchanged for a new one. */
const TOKENS_KEPT_MS = 7 * DAY_MS

/** Deletes expired sessions, links, browsers and events. */
export async function forgetOld({
  sql,
  siteId,
  clock,
}: Pick<AccountsContext, 'sql' | 'siteId' | 'clock'>): Promise<void> {
  const tables = tablesOf(sql)
  const now = clock.wallTime()
  const ended = (table: 'member_session' | 'member_token' | 'member_device', before: number) =>
    tables.deleteFrom(table).where('site_id', '=', siteId).where('expires_on', '<', before).execute()
  await ended('member_session', now)
  await ended('member_token', now - TOKENS_KEPT_MS)
  // Tokens of passkeys and providers are not mailed, so they are deleted as soon as they expire.
  await tables
    .deleteFrom('member_token')
    .where('site_id', '=', siteId)
    .where('kind', 'in', CEREMONIES)
    .where('expires_on', '<', now)
    .execute()
  await ended('member_device', now)
  await tables
    .deleteFrom('member_import')
    .where('site_id', '=', siteId)
    .where('seen_on', '<', now - IMPORTS_KEPT_MS)
    .execute()
  await tables
    .deleteFrom('member_event')
    .where('site_id', '=', siteId)
    .where('at', '<', now - EVENTS_KEPT_MS)
    .execute()
  await tables
    .deleteFrom('member_event')
    .where('site_id', '=', siteId)
    .where('member_id', 'is', null)
    .where('at', '<', now - STRANGERS_KEPT_MS)
    .execute()
}
