import type { Visitor } from '../../../ports/visitor.port.js'
import type { AccountUnits } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { notLoggedIn } from '../failures.js'
import type { StoredMember } from '../storage/stored-member.js'

/** True if the session of a request is still that of a member. */
export const isInSession = async (
  { sessions }: Pick<AccountWork, 'sessions'>,
  { session }: Visitor,
  memberId: string,
): Promise<boolean> => session !== undefined && (await sessions.isStoredFor(session, memberId))

/**
 * Locks a member with a valid session; null: the session has ended. Between the check and the unit of a change, a
 * password reset may have ended the session, and the change must write nothing.
 */
export async function lockInSession(
  work: Pick<AccountWork, 'members' | 'sessions'>,
  visitor: Visitor,
  memberId: string,
): Promise<StoredMember | null> {
  const member = await work.members.lock(memberId)
  if (member === null || member.bannedOnMs !== null) return null
  return (await isInSession(work, visitor, memberId)) ? member : null
}

/** Makes a member's change in one unit; if their session has ended by then, nothing is written. */
export const changeInSession = <T>(
  { unitOfWork }: AccountUnits,
  visitor: Visitor,
  memberId: string,
  change: (work: AccountWork, member: StoredMember) => Promise<T>,
): Promise<T | typeof notLoggedIn> =>
  unitOfWork(async (work) => {
    const member = await lockInSession(work, visitor, memberId)
    return member === null ? notLoggedIn : change(work, member)
  })
