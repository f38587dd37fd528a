import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { lockMember } from './members.js'
import { removeMember } from './remove-member.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Batch size, so that no request waits long; the next run handles the rest. */
const AT_ONCE = 100

const OLD = `
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

/**
 * Deletes accounts whose address was not verified in time: they may be a stranger's, count towards the plan, and hold
 * data that the owner never asked to store. An account with a valid link stays until that expires; banned members and
 * members with orders stay.
 */
export async function forgetUnverified(
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'settings' | 'clock' | 'random'>,
): Promise<void> {
  const { sql, siteId, settings, clock } = context
  const now = clock.wallTime()
  const before = now - settings.unverifiedDays * DAY_MS
  const { rows } = await sql.query(OLD, [siteId, before, now, AT_ONCE])
  for (const { id } of rows)
    await sql.tx(async (querier) => {
      const member = await lockMember(tablesOf(querier), context, `${id}`)
      // Members who have verified meanwhile stay.
      if (member?.status === 'unverified') await removeMember(querier, context, member)
    })
}
