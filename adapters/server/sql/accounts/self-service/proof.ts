import { portsOf } from '../ports-of.js'
import { PROOF_MS } from '../../../../../core/accounts/index.js'
import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import type { MemberRow } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { mayProve } from '../../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from '../account-events.js'
import {
  notLoggedIn,
  proofNeeded,
  tooMany,
  wrongPassword,
} from '../../../../../core/use-cases/accounts/failures.js'
import { checkFactor } from '../../../../../core/use-cases/accounts/second-factor/check-code.js'
import { currentSession } from '../sessions.js'
import { enterWithPassword } from '../../../../../core/use-cases/accounts/sessions.js'
import type { CurrentSession } from '../sessions.js'

/** The time until which a session needs no new proof (wall clock ms); null if it needs one. */
export const provenUntil = (
  { provedOnMs }: CurrentSession,
  { clock }: Pick<AccountsContext, 'clock'>,
): number | null => (clock.wallTime() - provedOnMs < PROOF_MS ? provedOnMs + PROOF_MS : null)

/** The logged-in member with a recent proof; otherwise the refusal. */
export async function provenMember(
  context: AccountsContext,
  visitor: Visitor,
): Promise<{ readonly ok: true; readonly value: MemberRow } | typeof notLoggedIn> {
  const session = await currentSession(context, visitor)
  if (session === null) return notLoggedIn
  return provenUntil(session, context) === null ? proofNeeded : ok(session.member)
}

/**
 * Checks the password of the logged-in member. An account without a password has no such proof: its owner logs in
 * again in another way.
 */
export async function checkPassword(
  context: AccountsContext,
  { id, member }: CurrentSession,
  password: string,
): Promise<typeof notLoggedIn | null> {
  if (!(await mayProve(context, id))) return tooMany
  if (await context.passwords.verify(member.password_hash, password)) return null
  await recordEvent(tablesOf(context.sql), context, 'proof-refused', member.id)
  return wrongPassword
}

/** Takes a member's password as a proof; the session becomes a new one. */
export async function confirm(
  context: AccountsContext,
  visitor: Visitor,
  { password, code }: Parameters<AccountSelfService['confirm']>[0],
): ReturnType<AccountSelfService['confirm']> {
  const session = await currentSession(context, visitor)
  if (session === null) return notLoggedIn
  const refused =
    (await checkPassword(context, session, password)) ??
    (await checkFactor(portsOf(context), session.member.id, code, visitor))
  if (refused !== null) return refused
  const entered = await enterWithPassword(portsOf(context), visitor, {
    member: { id: session.member.id, passwordHash: session.member.password_hash },
    isInSession: true,
  })
  if (entered === null) return notLoggedIn
  await recordEvent(tablesOf(context.sql), context, 'proved', session.member.id)
  return ok(entered)
}
