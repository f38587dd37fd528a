import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { sessionRowId } from '../../engine/index.js'
import type { MemberRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { lockMember } from '../members.js'

/**
 * Locks a member with a valid session; null: the session has ended. Between the check and the transaction of
 * a change, a password reset may have ended the session, and the change must write nothing.
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
