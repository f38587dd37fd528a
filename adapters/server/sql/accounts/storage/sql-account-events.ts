import { newId } from '../../../../../core/ports/platform/stamp.port.js'
import type { AccountEvents } from '../../../../../core/use-cases/accounts/storage/account-events.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** The events of accounts, over SQL. */
export const createSqlAccountEvents = (
  tables: Tables,
  site: Pick<AccountSite, 'siteId' | 'clock' | 'random'>,
): AccountEvents => ({
  record: async (kind, memberId, detail = {}) => {
    await tables
      .insertInto('member_event')
      .values({
        site_id: site.siteId,
        id: newId(site),
        member_id: memberId,
        kind,
        detail: JSON.stringify(detail),
        at: site.clock.wallTime(),
      })
      .execute()
  },
  of: async (memberId) => {
    const rows = await tables
      .selectFrom('member_event')
      .select(['kind', 'at'])
      .where('site_id', '=', site.siteId)
      .where('member_id', '=', memberId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, at }) => ({ kind, atMs: Number(at) }))
  },
})
