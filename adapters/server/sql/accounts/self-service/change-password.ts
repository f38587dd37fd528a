import { portsOf } from '../ports-of.js'
import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { notLoggedIn, proofNeeded } from '../../../../../core/use-cases/accounts/failures.js'
import { queueMail } from '../mails/queue-mail.js'
import { lockMember, updateMember } from '../members.js'
import { refusePassword } from '../password-rules.js'
import { revokeAccess } from '../revoke-access.js'
import { currentSession } from '../sessions.js'
import { switchIdentity } from '../../../../../core/use-cases/accounts/sessions.js'
import { checkPassword, provenUntil } from './proof.js'

/** Changes the password of the logged-in member. All other sessions end, and this one is replaced. */
export async function changePassword(
  context: AccountsContext,
  visitor: Visitor,
  { current, password }: { readonly current: string; readonly password: string },
): ReturnType<AccountSelfService['changePassword']> {
  const session = await currentSession(context, visitor)
  if (session === null) return notLoggedIn
  const { member } = session
  if (member.password_hash === null && provenUntil(session, context) === null) return proofNeeded
  const wrong = member.password_hash === null ? null : await checkPassword(context, session, current)
  const refused = wrong ?? (await refusePassword(password, context, member.email))
  if (refused !== null) return refused
  const passwordHash = await context.passwords.hash(password)
  const isChanged = await inTransaction(context, async (tables) => {
    const row = await lockMember(tables, context, member.id)
    // A concurrent request changed the password, so the checked one is out of date.
    if (row === null || row.password_hash !== member.password_hash) return false
    await revokeAccess(tables, context, row.id, 'password-changed')
    await updateMember(tables, context, row.id, { password_hash: passwordHash })
    await recordEvent(tables, context, 'password-changed', row.id)
    const path = '/reset-password'
    await queueMail(tables, context, { kind: 'updatedPassword', to: row.email, name: row.name, path })
    return true
  })
  if (!isChanged) return notLoggedIn
  context.onMail()
  return ok(await switchIdentity(portsOf(context), visitor, member.id))
}
