import type { Visitor } from '../../../ports/visitor.port.js'
import type { AccountWork } from '../account-work.js'
import type { StoredMember } from '../storage/stored-member.js'

/**
 * Locks a member with a valid session; null: the session has ended. Between the check and the unit of a change, a
 * password reset may have ended the session, and the change must write nothing.
 */
export async function lockInSession(
  { members, sessions }: Pick<AccountWork, 'members' | 'sessions'>,
  { session }: Visitor,
  memberId: string,
): Promise<StoredMember | null> {
  const member = await members.lock(memberId)
  if (member === null || member.bannedOnMs !== null || session === undefined) return null
  return (await sessions.isStoredFor(session, memberId)) ? member : null
}
