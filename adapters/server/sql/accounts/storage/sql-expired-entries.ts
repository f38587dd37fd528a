import type { ExpiredEntries } from '../../../../../core/use-cases/accounts/storage/expired-entries.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** Expired entries, over SQL. */
export function createSqlExpiredEntries(
  tables: Tables,
  { siteId }: Pick<AccountSite, 'siteId'>,
): ExpiredEntries {
  const ended = (table: 'member_session' | 'member_token' | 'member_device', beforeMs: number) =>
    tables.deleteFrom(table).where('site_id', '=', siteId).where('expires_on', '<', beforeMs)
  const oldEvents = (beforeMs: number) =>
    tables.deleteFrom('member_event').where('site_id', '=', siteId).where('at', '<', beforeMs)
  return {
    removeSessions: async (beforeMs) => {
      await ended('member_session', beforeMs).execute()
    },
    removeLinks: async (beforeMs) => {
      await ended('member_token', beforeMs).execute()
    },
    removeLinksOf: async (kinds, beforeMs) => {
      await ended('member_token', beforeMs).where('kind', 'in', kinds).execute()
    },
    removeDevices: async (beforeMs) => {
      await ended('member_device', beforeMs).execute()
    },
    removeImports: async (beforeMs) => {
      await tables
        .deleteFrom('member_import')
        .where('site_id', '=', siteId)
        .where('seen_on', '<', beforeMs)
        .execute()
    },
    removeEvents: async (beforeMs) => {
      await oldEvents(beforeMs).execute()
    },
    removeEventsOfStrangers: async (beforeMs) => {
      await oldEvents(beforeMs).where('member_id', 'is', null).execute()
    },
  }
}
