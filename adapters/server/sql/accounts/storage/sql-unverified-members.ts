import type { UnverifiedMembers } from '../../../../../core/use-cases/accounts/storage/unverified-members.js'
import type { Querier } from '../../engine/index.js'
import type { AccountSite } from './account-site.js'

const LIST = `
  SELECT id FROM member
  WHERE site_id = $1 AND status = 'unverified' AND banned_on IS NULL AND created_on < $2
    AND NOT EXISTS (
      SELECT 1 FROM member_token AS token
      WHERE token.site_id = member.site_id AND token.member_id = member.id AND token.expires_on > $3)
    AND NOT EXISTS (
      SELECT 1 FROM shop_order AS placed
      WHERE placed.site_id = member.site_id AND placed.member_id = member.id AND placed.status != 'cart')
    AND NOT EXISTS (
      SELECT 1 FROM subscription
      WHERE subscription.site_id = member.site_id AND subscription.member_id = member.id)
  ORDER BY created_on LIMIT $4`

/** Members who did not verify their address, over SQL. */
export const createSqlUnverifiedMembers = (
  querier: Querier,
  { siteId }: Pick<AccountSite, 'siteId'>,
): UnverifiedMembers => ({
  list: async (beforeMs, nowMs, limit) => {
    const { rows } = await querier.query(LIST, [siteId, beforeMs, nowMs, limit])
    return rows.map(({ id }) => `${id}`)
  },
})
