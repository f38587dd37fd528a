import { portsOf } from '../ports-of.js'
import { localPath } from '../../../../../core/accounts/index.js'
import type { AccountLogInMethods } from '../../../../../core/ports/accounts/account-log-in-methods.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { isStorable } from '../../engine/index.js'
import { inTransaction, tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { mayMail, mayTry } from '../../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from '../account-events.js'
import { linkStanding, logInLinkStanding } from '../../../../../core/use-cases/accounts/decide-mail-link.js'
import { invalidToken, refuse, tooMany } from '../../../../../core/use-cases/accounts/failures.js'
import { queueMail } from '../mails/queue-mail.js'
import { findByEmail, holderOf, lockMember } from '../members.js'
import { proveMailbox } from '../prove-mailbox.js'
import { checkFactor } from '../../../../../core/use-cases/accounts/second-factor/check-code.js'
import { switchIdentity } from '../../../../../core/use-cases/accounts/sessions.js'
import { browserOf, findToken, issueToken, linkOf, takeToken } from '../tokens.js'
import type { BackgroundWork } from '../../../../../core/shared/index.js'

const expired = refuse('UsysExpiredToken', 'This link has expired. Please ask for a new one.')

async function mailLink(
  context: AccountsContext,
  visitor: Visitor,
  { email, redirectPath }: { readonly email: string; readonly redirectPath: string | null },
): Promise<void> {
  const member = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (member === null || member.banned_on !== null) return
  const path = redirectPath === null ? null : localPath(redirectPath)
  await inTransaction(context, async (tables) => {
    const token = await issueToken(tables, context, 'link', {
      memberId: member.id,
      browser: browserOf(visitor),
      redirectPath: path,
    })
    const { email: to, name } = member
    await queueMail(tables, context, { kind: 'logInLink', to, name, path: `/log-in?linkToken=${token}` })
    await recordEvent(tables, context, 'link-asked', member.id)
  })
  context.onMail()
}

/** Answers before any look-up, so that neither text nor time reveals members. */
export async function sendLink(
  context: AccountsContext,
  visitor: Visitor,
  to: { readonly email: string; readonly redirectPath: string | null },
  later: BackgroundWork,
): ReturnType<AccountLogInMethods['sendLink']> {
  if (!(await mayTry(portsOf(context), visitor, 'reset')) || !(await mayMail(context, to.email, 'link')))
    return tooMany
  later(() => mailLink(context, visitor, to))
  return ok(undefined)
}

/**
 * Logs in with a mailed link, once. It works only in the browser that requested it: a stranger's link does not lead
 * the visitor into the stranger's account, and a forwarded or intercepted link opens nothing.
 */
export async function openLink(
  context: AccountsContext,
  visitor: Visitor,
  { token, code }: { readonly token: string; readonly code: string | null },
): ReturnType<AccountLogInMethods['openLink']> {
  if (!(await mayTry(portsOf(context), visitor, 'token'))) return tooMany
  const row = await findToken(tablesOf(context.sql), context, 'link', token)
  const here = { nowMs: context.clock.wallTime(), browser: browserOf(visitor) }
  const standing = logInLinkStanding(linkOf(row), here)
  if (row === null || standing === 'invalid') return invalidToken
  if (standing === 'expired') return expired
  const refused = await checkFactor(portsOf(context), row.member_id, code, visitor)
  if (refused !== null) return refused
  const isTaken = await inTransaction(context, async (tables) => {
    const taken = await takeToken(tables, context, 'link', token)
    const member = taken && (await lockMember(tables, context, taken.member_id))
    if (member === null || linkStanding(linkOf(taken), holderOf(member), here.nowMs) === 'invalid')
      return false
    await proveMailbox(tables, context, member)
    return true
  })
  if (!isTaken) return invalidToken
  const identity = await switchIdentity(portsOf(context), visitor, row.member_id)
  return ok({ ...identity, redirectPath: row.redirect_path })
}
