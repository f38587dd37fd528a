import { PROOF_MS } from '../../../accounts/index.js'
import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type {
  AccountClock,
  AccountReads,
  EntryPorts,
  FactorCheck,
  PasswordPorts,
  SharedLimit,
  StoredAccounts,
} from '../account-ports.js'
import { mayProve } from '../count-tries.js'
import { notLoggedIn, proofNeeded, tooMany, wrongPassword } from '../failures.js'
import { checkFactor } from '../second-factor/check-code.js'
import { currentSession, enterWithPassword } from '../sessions.js'
import type { CurrentSession } from '../sessions.js'
import type { StoredMember } from '../storage/stored-member.js'

/** The time until which a session needs no new proof (wall clock ms); null if it needs one. */
export const provenUntil = (
  { provedOnMs }: Pick<CurrentSession, 'provedOnMs'>,
  { clock }: AccountClock,
): number | null => (clock.wallTime() - provedOnMs < PROOF_MS ? provedOnMs + PROOF_MS : null)

/** The logged-in member with a recent proof; otherwise the refusal. */
export async function provenMember(
  ports: AccountReads,
  visitor: Visitor,
): Promise<{ readonly ok: true; readonly value: StoredMember } | typeof notLoggedIn> {
  const session = await currentSession(ports, visitor)
  if (session === null) return notLoggedIn
  return provenUntil(session, ports) === null ? proofNeeded : ok(session.member)
}

/**
 * Checks the password of the logged-in member. An account without a password has no such proof: its owner logs in
 * again in another way.
 */
export async function checkPassword(
  ports: SharedLimit & PasswordPorts & StoredAccounts,
  { id, member }: CurrentSession,
  password: string,
): Promise<typeof notLoggedIn | null> {
  if (!(await mayProve(ports, id))) return tooMany
  if (await ports.passwords.verify(member.passwordHash, password)) return null
  await ports.store.events.record('proof-refused', member.id)
  return wrongPassword
}

/** Takes a member's password as a proof; the session becomes a new one. */
export async function confirm(
  ports: EntryPorts & FactorCheck & PasswordPorts,
  visitor: Visitor,
  { password, code }: Parameters<AccountSelfService['confirm']>[0],
): ReturnType<AccountSelfService['confirm']> {
  const session = await currentSession(ports, visitor)
  if (session === null) return notLoggedIn
  const { member } = session
  const refused =
    (await checkPassword(ports, session, password)) ?? (await checkFactor(ports, member.id, code, visitor))
  if (refused !== null) return refused
  const entered = await enterWithPassword(ports, visitor, { member, isInSession: true })
  if (entered === null) return notLoggedIn
  await ports.store.events.record('proved', member.id)
  return ok(entered)
}
