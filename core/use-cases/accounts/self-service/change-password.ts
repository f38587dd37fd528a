import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { EntryPorts, PasswordPorts } from '../account-ports.js'
import { notLoggedIn, proofNeeded } from '../failures.js'
import { refusePassword } from '../refuse-password.js'
import { revokeAccess } from '../revoke-access.js'
import { currentSession, enterProven } from '../sessions.js'
import { isInSession } from './lock-in-session.js'
import { checkPassword, provenUntil } from './proof.js'

/** Changes the password of the logged-in member. All other sessions end, and this one is replaced. */
export async function changePassword(
  ports: EntryPorts & PasswordPorts,
  visitor: Visitor,
  { current, password }: { readonly current: string; readonly password: string },
): ReturnType<AccountSelfService['changePassword']> {
  const session = await currentSession(ports, visitor)
  if (session === null) return notLoggedIn
  const { member } = session
  if (member.passwordHash === null && provenUntil(session, ports) === null) return proofNeeded
  const wrong = member.passwordHash === null ? null : await checkPassword(ports, session, current)
  const refused = wrong ?? (await refusePassword(ports, password, member.email))
  if (refused !== null) return refused
  const passwordHash = await ports.passwords.hash(password)
  const identity = await enterProven(ports, visitor, member.id, async (work, locked) => {
    // A concurrent request ended the session, or changed the password, so the checked one is out of date.
    if (locked.passwordHash !== member.passwordHash) return false
    if (!(await isInSession(work, visitor, locked.id))) return false
    const { id, email: to, name } = locked
    await revokeAccess(work, id, 'password-changed')
    await work.members.update(id, { passwordHash })
    await work.events.record('password-changed', id)
    await work.mails.queue({ kind: 'updatedPassword', to, name, path: '/reset-password' })
    return true
  })
  if (identity === null) return notLoggedIn
  ports.onMail()
  return ok(identity)
}
