import { OWNER_SOURCE } from '../../../../../core/use-cases/accounts/storage/member-groups.js'
import type { MemberGroups } from '../../../../../core/use-cases/accounts/storage/member-groups.js'
import { secretId } from '../../engine/index.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

/** The access groups of members, over SQL. */
export const createSqlMemberGroups = (tables: Tables, { siteId, clock }: AccountSite): MemberGroups => ({
  of: async (memberId) => {
    const rows = await tables
      .selectFrom('member_group')
      .select('group_id')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .orderBy('group_id')
      .execute()
    return [...new Set(rows.map(({ group_id: group }) => group))]
  },
  add: async (memberId, groups) => {
    for (const group of groups) {
      const row = {
        site_id: siteId,
        id: secretId('group', memberId, group, OWNER_SOURCE),
        member_id: memberId,
        group_id: group,
        source: OWNER_SOURCE,
        added_on: clock.wallTime(),
      }
      await tables
        .insertInto('member_group')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  },
  remove: async (memberId, groups) => {
    for (const group of groups) {
      await tables
        .deleteFrom('member_group')
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .where('group_id', '=', group)
        .where('source', '=', OWNER_SOURCE)
        .execute()
    }
  },
})
