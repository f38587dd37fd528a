import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isStorable, ok } from '../../../shared/index.js'
import type { AccountClock, AccountData, MailSignal } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { changeInSession } from '../self-service/lock-in-session.js'
import { provenMember } from '../self-service/proof.js'
import type { AccountEventKind } from '../storage/account-events.js'

/** Removes a passkey or a linked account; null: the member has neither with this id. */
async function drop(
  { passkeys, providers }: AccountWork,
  memberId: string,
  id: string,
): Promise<AccountEventKind | null> {
  if (await passkeys.remove(memberId, id)) return 'passkey-removed'
  return (await providers.remove(memberId, id)) ? 'provider-unlinked' : null
}

/** Removes a passkey or a linked provider of a member, who can still log in by mail. */
export async function removeLogIn(
  ports: AccountData & AccountClock & MailSignal,
  visitor: Visitor,
  id: string,
): ReturnType<AccountSelfService['removeLogIn']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id: memberId } = proven.value
  if (!isStorable(id)) return ok(undefined)
  const dropped = await changeInSession(ports, visitor, memberId, async (work) => {
    const removed = await drop(work, memberId, id)
    if (removed === null) return ok(undefined)
    await work.events.record(removed, memberId)
    await mailSecurityChanged(work, memberId)
    return ok(undefined)
  })
  ports.onMail()
  return dropped
}
