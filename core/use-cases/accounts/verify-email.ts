import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { ok } from '../../shared/index.js'
import type { EntryPorts } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { mayTry } from './count-tries.js'
import { decideVerification } from './decide-mail-link.js'
import type { Verification } from './decide-mail-link.js'
import { expiredToken, invalidToken, tooMany } from './failures.js'
import { browserOf, takeLink } from './mailed-links.js'
import { holderOf } from './member-views.js'
import { proveMailbox } from './prove-mailbox.js'
import { sendPasswordLink } from './send-password-link.js'
import { sendVerification } from './send-verification.js'
import { enterProven } from './sessions.js'
import type { StoredMember } from './storage/stored-member.js'

/** Verifies an account that its mailbox owner made: it stays unchanged. */
async function verify({ members, events, mails }: AccountWork, { id, email: to, name }: StoredMember) {
  await members.update(id, { status: 'verified' })
  await events.record('verified', id)
  await mails.queue({ kind: 'welcome', to, name, path: '/' })
}

/**
 * Claims an account for the owner of the mailbox, who may differ from the person who signed up: only the
 * owner sets the password.
 */
async function claim(work: AccountWork, ports: EntryPorts, member: StoredMember) {
  await proveMailbox(work, member)
  await sendPasswordLink(work, ports, member, 'passwordNeeded')
}

type Taken = Verification & Pick<StoredMember, 'passwordHash'> & { readonly memberId: string }

async function takeVerification(
  work: AccountWork,
  ports: EntryPorts,
  visitor: Visitor,
  token: string,
): Promise<Taken> {
  const link = await takeLink(work, 'verify', token)
  const member = link && (await work.members.lock(link.memberId))
  const decision = decideVerification(link, holderOf(member), {
    nowMs: ports.clock.wallTime(),
    browser: browserOf(ports, visitor),
  })
  if (link === null || member === null) return { tag: 'invalid', memberId: '', passwordHash: null }
  if (decision.tag === 'expired') await sendVerification(work, ports, member, link)
  if (decision.tag === 'verified' && decision.account !== 'keep')
    await (decision.account === 'verify' ? verify(work, member) : claim(work, ports, member))
  return { ...decision, memberId: member.id, passwordHash: member.passwordHash }
}

/**
 * Verifies an address with the token of its mail. Only the browser that signed up is logged in and keeps its
 * password. A link of a stranger neither logs its reader in to the stranger's account, nor leaves an account that
 * the stranger can open.
 */
export async function verifyEmail(
  ports: EntryPorts,
  visitor: Visitor,
  { token }: { readonly token: string },
): ReturnType<AccountEntrance['verifyEmail']> {
  if (!(await mayTry(ports, visitor, 'token'))) return tooMany
  const taken = await ports.unitOfWork((work) => takeVerification(work, ports, visitor, token))
  ports.onMail()
  switch (taken.tag) {
    case 'verified':
      return ok(
        taken.isSameBrowser
          ? await enterProven(
              ports,
              visitor,
              taken.memberId,
              async (_, now) => now.passwordHash === taken.passwordHash,
            )
          : null,
      )
    case 'expired':
      return expiredToken
    case 'invalid':
      return invalidToken
  }
}
