import { currentSession as findSession } from '../../../../core/use-cases/accounts/sessions.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { MemberRow } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'
import { createSqlAccountWork } from './storage/sql-account-work.js'
import { toMemberRow } from './storage/stored-member.js'

/** A valid session and the row of its member. */
export interface CurrentSession {
  readonly id: string
  readonly member: MemberRow
  readonly provedOnMs: number
}

/** The session of a visitor; null for a guest. */
export async function currentSession(
  context: AccountsContext,
  visitor: Visitor,
): Promise<CurrentSession | null> {
  const store = createSqlAccountWork(context.sql, context)
  const found = await findSession({ store, clock: context.clock }, visitor)
  return found && { ...found, member: toMemberRow(context.siteId, found.member) }
}

/** The logged-in member; null for a guest. */
export const currentMember = async (context: AccountsContext, visitor: Visitor): Promise<MemberRow | null> =>
  (await currentSession(context, visitor))?.member ?? null
