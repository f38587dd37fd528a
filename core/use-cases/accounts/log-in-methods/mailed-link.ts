import { localPath } from '../../../accounts/index.js'
import type { AccountLogInMethods } from '../../../ports/accounts/account-log-in-methods.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isStorable, ok } from '../../../shared/index.js'
import type { BackgroundWork } from '../../../shared/index.js'
import type { EntryPorts, FactorCheck } from '../account-ports.js'
import { mayMail, mayTry } from '../count-tries.js'
import { linkStanding, logInLinkStanding } from '../decide-mail-link.js'
import { invalidToken, linkExpired, tooMany } from '../failures.js'
import { browserOf, issueLink, takeLink } from '../mailed-links.js'
import { holderOf } from '../member-views.js'
import { proveMailbox } from '../prove-mailbox.js'
import { checkFactor } from '../second-factor/check-code.js'
import { enterProven } from '../sessions.js'

/** The ports of a log-in with a mailed link. */
export interface MailedLinkPorts extends EntryPorts, FactorCheck {}

async function mailLink(
  ports: MailedLinkPorts,
  visitor: Visitor,
  { email, redirectPath }: { readonly email: string; readonly redirectPath: string | null },
): Promise<void> {
  const member = isStorable(email) ? await ports.store.members.findByEmail(email) : null
  if (member === null || member.bannedOnMs !== null) return
  const { id: memberId, email: to, name } = member
  const browser = browserOf(ports, visitor)
  await ports.unitOfWork(async (work) => {
    const token = await issueLink(work, ports, 'link', {
      ...{ memberId, browser },
      redirectPath: redirectPath === null ? null : localPath(redirectPath),
    })
    await work.mails.queue({ kind: 'logInLink', to, name, path: `/log-in?linkToken=${token}` })
    await work.events.record('link-asked', memberId)
  })
  ports.onMail()
}

/** Answers before any look-up, so that neither text nor time reveals members. */
export async function sendLink(
  ports: MailedLinkPorts,
  visitor: Visitor,
  to: { readonly email: string; readonly redirectPath: string | null },
  later: BackgroundWork,
): ReturnType<AccountLogInMethods['sendLink']> {
  if (!(await mayTry(ports, visitor, 'reset')) || !(await mayMail(ports, to.email, 'link'))) return tooMany
  later(() => mailLink(ports, visitor, to))
  return ok(undefined)
}

/**
 * Logs in with a mailed link, once. It works only in the browser that requested it: a stranger's link does not lead
 * the visitor into the stranger's account, and a forwarded or intercepted link opens nothing.
 */
export async function openLink(
  ports: MailedLinkPorts,
  visitor: Visitor,
  { token, code }: { readonly token: string; readonly code: string | null },
): ReturnType<AccountLogInMethods['openLink']> {
  if (!(await mayTry(ports, visitor, 'token'))) return tooMany
  const link = await ports.store.links.find('link', token)
  const here = { nowMs: ports.clock.wallTime(), browser: browserOf(ports, visitor) }
  const standing = logInLinkStanding(link, here)
  if (link === null || standing === 'invalid') return invalidToken
  if (standing === 'expired') return linkExpired
  const { memberId, redirectPath } = link
  const refused = await checkFactor(ports, memberId, code, visitor)
  if (refused !== null) return refused
  const identity = await enterProven(ports, visitor, memberId, async (work, member) => {
    const taken = await takeLink(work, 'link', token)
    if (linkStanding(taken, holderOf(member), here.nowMs) === 'invalid') return false
    await proveMailbox(work, member)
    return true
  })
  return identity === null ? invalidToken : ok({ ...identity, redirectPath })
}
