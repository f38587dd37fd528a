import type { OwnerWork } from '../../../../../core/use-cases/accounts/owner/member-command-ports.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../storage/tables.js'
import type { AccountSite } from '../storage/account-site.js'
import { createSqlAccountWork } from '../storage/sql-account-work.js'

/** The stored data that an owner's commands change, over SQL. */
export const createSqlOwnerWork = (querier: Querier, site: AccountSite): OwnerWork => ({
  ...createSqlAccountWork(querier, site),
  notes: {
    insert: async ({ id, memberId, text, by, atMs }) => {
      await tablesOf(querier)
        .insertInto('member_note')
        .values({
          site_id: site.siteId,
          id,
          member_id: memberId,
          note: text,
          acted_by: by,
          acted_on: atMs,
        })
        .execute()
    },
  },
})
