import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { AccountPorts } from '../account-ports.js'
import { leaveBrowser } from '../sessions.js'
import { provenMember } from './proof.js'

/** Deletes the account of the logged-in member at once. */
export async function deleteAccount(
  ports: AccountPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['deleteAccount']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const member = proven.value
  const identity = await leaveBrowser(ports, visitor, null)
  await ports.unitOfWork((work) => work.members.remove(member))
  await ports.unitOfWork((work) =>
    work.mails.queue({ kind: 'deleted', to: member.email, name: member.name, path: null }),
  )
  ports.onMail()
  return ok(identity)
}
