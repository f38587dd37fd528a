import type { CampaignTurns } from '../../../../../core/use-cases/accounts/storage/campaign-turns.js'
import { numberOrNull } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../storage/tables.js'
import type { AccountSite } from '../storage/account-site.js'

/** The condition that a member has no row in a table. */
export const none = (table: string, more = ''): string =>
  `NOT EXISTS (SELECT 1 FROM ${table}
    WHERE ${table}.site_id = member.site_id AND ${table}.member_id = member.id${more})`

/** Members who never logged in and can do so only by a mail. Banned members are left out. */
export const NEVER_LOGGED_IN = `member.site_id = $1 AND member.password_hash IS NULL AND member.banned_on IS NULL
  AND member.status IN ('invited', 'verified') AND ${none('member_passkey')} AND ${none('member_provider')}
  AND ${none('member_event', ` AND member_event.kind = 'logged-in'`)}`

const DUE =
  'SELECT id FROM member_campaign WHERE site_id = $1 AND next_on <= $2 ORDER BY next_on, id LIMIT $3'

/** The turns of members in a campaign, over SQL. */
export function createSqlCampaignTurns(
  querier: Querier,
  { siteId }: Pick<AccountSite, 'siteId'>,
): CampaignTurns {
  const tables = tablesOf(querier)
  return {
    due: async (nowMs, limit) =>
      (await querier.query(DUE, [siteId, nowMs, limit])).rows.map(({ id }) => `${id}`),
    find: async (memberId) => {
      const row = await tables
        .selectFrom('member_campaign')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .executeTakeFirst()
      if (row === undefined) return null
      return { mails: Number(row.mails), more: Number(row.more), nextMs: numberOrNull(row.next_on) }
    },
    save: async (memberId, { mails, more, nextMs }) => {
      await tables
        .updateTable('member_campaign')
        .set({ mails, more, next_on: nextMs })
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .execute()
    },
    hasNeverLoggedIn: async (memberId) => {
      const text = `SELECT id FROM member WHERE ${NEVER_LOGGED_IN} AND member.id = $2`
      return (await querier.query(text, [siteId, memberId])).rows.length > 0
    },
  }
}
