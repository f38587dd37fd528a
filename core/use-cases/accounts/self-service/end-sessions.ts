import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isStorable, ok } from '../../../shared/index.js'
import type { AccountClock, AccountData } from '../account-ports.js'
import { notLoggedIn, proofNeeded } from '../failures.js'
import { currentSession } from '../sessions.js'
import { changeInSession } from './lock-in-session.js'
import { provenUntil } from './proof.js'

/** Ends one session of the logged-in member; `id` is null: all except this one. */
export async function endSessions(
  ports: AccountData & AccountClock,
  visitor: Visitor,
  id: string | null,
): ReturnType<AccountSelfService['endSessions']> {
  const session = await currentSession(ports, visitor)
  if (session === null) return notLoggedIn
  // An attacker with a stolen session must not log the owner out (ASVS 7.5.2).
  if (provenUntil(session, ports) === null) return proofNeeded
  if (id !== null && !isStorable(id)) return ok(undefined)
  return changeInSession(ports, visitor, session.member.id, async ({ sessions, events }, member) => {
    await (id === null ? sessions.endOthers(member.id, session.id) : sessions.endOne(member.id, id))
    await events.record('sessions-ended', member.id)
    return ok(undefined)
  })
}
