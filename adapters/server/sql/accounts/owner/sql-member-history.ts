import type { MemberHistory } from '../../../../../core/use-cases/accounts/storage/member-history.js'
import { OWNER_SOURCE } from '../../../../../core/use-cases/accounts/storage/member-groups.js'
import type { Tables } from '../storage/tables.js'
import type { AccountSite } from '../storage/account-site.js'

/** Facts about members besides their accounts, over SQL. */
export const createSqlMemberHistory = (
  tables: Tables,
  { siteId }: Pick<AccountSite, 'siteId'>,
): MemberHistory => ({
  givenGroups: async (memberId) => {
    const rows = await tables
      .selectFrom('member_group')
      .select('group_id')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('source', '=', OWNER_SOURCE)
      .orderBy('group_id')
      .execute()
    return rows.map(({ group_id: group }) => group)
  },
  events: async (memberId, limit) => {
    const rows = await tables
      .selectFrom('member_event')
      .select(['kind', 'at'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ kind, at }) => ({ kind, atMs: Number(at) }))
  },
  notes: async (memberId, limit) => {
    const rows = await tables
      .selectFrom('member_note')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('acted_on', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, note, acted_by: by, acted_on: on }) => ({ id, text: note, by, atMs: Number(on) }))
  },
})
