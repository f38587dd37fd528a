import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { sessionRowId } from '../../engine/index.js'
import type { MemberRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { lockMember } from '../members.js'

/**
 * Locks a member whose session still holds. A change that was checked before its transaction may come behind a reset
 * that ended the session, and must leave nothing then: null.
 */
export async function lockInSession(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId'>,
  { session }: Visitor,
  memberId: string,
): Promise<MemberRow | null> {
  const member = await lockMember(tables, context, memberId)
  if (member === null || member.banned_on !== null || session === undefined) return null
  const row = await tables
    .selectFrom('member_session')
    .select('id')
    .where('site_id', '=', context.siteId)
    .where('id', '=', sessionRowId(session))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row === undefined ? null : member
}
