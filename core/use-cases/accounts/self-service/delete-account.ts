import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { EntryPorts } from '../account-ports.js'
import { leaveBrowser } from '../sessions.js'
import { changeInSession } from './lock-in-session.js'
import { provenMember } from './proof.js'

/** Deletes the account of the logged-in member at once. */
export async function deleteAccount(
  ports: EntryPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['deleteAccount']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const deleted = await changeInSession(ports, visitor, proven.value.id, async (work, member) => {
    await work.members.remove(member)
    await work.mails.queue({ kind: 'deleted', to: member.email, name: member.name, path: null })
    return ok(undefined)
  })
  if (!deleted.ok) return deleted
  ports.onMail()
  return ok(await leaveBrowser(ports, visitor, null))
}
