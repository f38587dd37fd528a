import { emailKey, formerEmailKey } from '../../../../../core/accounts/index.js'
import type { Members } from '../../../../../core/use-cases/accounts/storage/members.js'
import { lockQuota } from '../../engine/index.js'
import type { MemberRow, Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { AccountSite } from './account-site.js'
import { removeMember } from './remove-member.js'
import { memberColumns, toMemberRow, toStoredMember } from './stored-member.js'

const toMember = (row: MemberRow | undefined) => (row === undefined ? null : toStoredMember(row))

/** The members of a site, over SQL. */
export function createSqlMembers(querier: Querier, site: AccountSite): Members {
  const { siteId, clock } = site
  const tables = tablesOf(querier)
  const select = () => tables.selectFrom('member').selectAll().where('site_id', '=', siteId)
  return {
    find: async (id) => toMember(await select().where('id', '=', id).executeTakeFirst()),
    findByEmail: async (email) => {
      const [key, former] = [emailKey(email), formerEmailKey(email)]
      const byKey = (sought: string) => select().where('email_key', '=', sought).executeTakeFirst()
      // A member with the former key is found by the spelling that they have always used.
      return toMember((key === former ? undefined : await byKey(former)) ?? (await byKey(key)))
    },
    lock: async (id) => toMember(await select().where('id', '=', id).forUpdate().executeTakeFirst()),
    insert: async (member) => {
      await tables.insertInto('member').values(toMemberRow(siteId, member)).execute()
    },
    update: async (id, change) => {
      await tables
        .updateTable('member')
        .set({ ...memberColumns(change), updated_on: clock.wallTime() })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute()
    },
    count: async () => {
      const { count } = await tables
        .selectFrom('member')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    lockPlaces: async () => {
      await lockQuota(tables, siteId, 'members')
    },
    remove: (member) => removeMember(querier, site, member),
  }
}
