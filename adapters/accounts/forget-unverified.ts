import { UNVERIFIED_MS } from '../../core/accounts/index.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { lockMember } from './members.js'
import { removeMember } from './remove-member.js'

/** So many at once, so that nobody waits for it; the rest is for the next time. */
const AT_ONCE = 100

/**
 * Forgets accounts whose address nobody has verified in time: they may be a stranger's, count against the plan, and
 * hold data that nobody asked to be kept. One whose link still holds waits for it; a ban stays.
 */
export async function forgetUnverified(
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'random'>,
): Promise<void> {
  const { sql, siteId, clock } = context
  const now = clock.wallTime()
  const old = await tablesOf(sql)
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', siteId)
    .where('status', '=', 'unverified')
    .where('banned_on', 'is', null)
    .where('created_on', '<', now - UNVERIFIED_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_token')
            .select('member_token.id')
            .whereRef('member_token.site_id', '=', 'member.site_id')
            .whereRef('member_token.member_id', '=', 'member.id')
            .where('member_token.expires_on', '>', now),
        ),
      ),
    )
    .orderBy('created_on')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of old)
    await sql.tx(async (querier) => {
      const member = await lockMember(tablesOf(querier), context, id)
      // Verified just now: it stays.
      if (member?.status === 'unverified') await removeMember(querier, context, member)
    })
}
