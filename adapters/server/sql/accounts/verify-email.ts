import { portsOf } from './ports-of.js'
import { localPath } from '../../../../core/accounts/index.js'
import type { AccountEntrance } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import type { MemberRow } from '../engine/index.js'
import { inTransaction } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { mayTry } from '../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from './account-events.js'
import { decideVerification } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import type { Verification } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { expiredToken, invalidToken, tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { queueMail } from './mails/queue-mail.js'
import { holderOf, lockMember, updateMember } from './members.js'
import { proveMailbox } from './prove-mailbox.js'
import { sendPasswordLink } from './send-password-link.js'
import { switchIdentity } from '../../../../core/use-cases/accounts/sessions.js'
import { browserOf, issueToken, linkOf, takeToken } from './tokens.js'

const redirectQuery = (path: string | null): string =>
  path === null ? '' : `&usredir=${encodeURIComponent(path)}`

/** Queues a verification mail (reference/accounts#links-in-mails). */
export async function sendVerification(
  tables: Tables,
  context: AccountsContext,
  { id, email, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
  /** The browser that knows the password of the account (`browserOf`). */
  browser: string | null,
  redirectPath: string | null,
): Promise<void> {
  const path = redirectPath === null ? null : localPath(redirectPath)
  const token = await issueToken(tables, context, 'verify', {
    memberId: id,
    browser,
    redirectPath: path,
  })
  const link = `/sign-up?verifyToken=${token}${redirectQuery(path)}`
  await queueMail(tables, context, { kind: 'verify', to: email, name, path: link })
}

/** Verifies an account that its mailbox owner made: it stays unchanged. */
async function verify(tables: Tables, context: AccountsContext, { id, email: to, name }: MemberRow) {
  await updateMember(tables, context, id, { status: 'verified' })
  await recordEvent(tables, context, 'verified', id)
  await queueMail(tables, context, { kind: 'welcome', to, name, path: '/' })
}

/**
 * Claims an account for the owner of the mailbox, who may differ from the person who signed up: only the
 * owner sets the password.
 */
async function claim(tables: Tables, context: AccountsContext, member: MemberRow) {
  await proveMailbox(tables, context, member)
  await sendPasswordLink(tables, context, member, 'passwordNeeded')
}

type Taken = Verification & { readonly memberId: string }

async function takeVerification(
  tables: Tables,
  context: AccountsContext,
  visitor: Visitor,
  token: string,
): Promise<Taken> {
  const row = await takeToken(tables, context, 'verify', token)
  const member = row && (await lockMember(tables, context, row.member_id))
  const decision = decideVerification(linkOf(row), holderOf(member), {
    nowMs: context.clock.wallTime(),
    browser: browserOf(visitor),
  })
  if (row === null || member === null) return { tag: 'invalid', memberId: '' }
  if (decision.tag === 'expired')
    await sendVerification(tables, context, member, row.visitor, row.redirect_path)
  if (decision.tag === 'verified' && decision.account !== 'keep')
    await (decision.account === 'verify' ? verify : claim)(tables, context, member)
  return { ...decision, memberId: member.id }
}

/**
 * Verifies an address with the token of its mail. Only the browser that signed up is logged in and keeps its
 * password. A link of a stranger neither logs its reader in to the stranger's account, nor leaves an account that
 * the stranger can open.
 */
export async function verifyEmail(
  context: AccountsContext,
  visitor: Visitor,
  { token }: { readonly token: string },
): ReturnType<AccountEntrance['verifyEmail']> {
  if (!(await mayTry(portsOf(context), visitor, 'token'))) return tooMany
  const taken = await inTransaction(context, (tables) => takeVerification(tables, context, visitor, token))
  context.onMail()
  switch (taken.tag) {
    case 'verified':
      return ok(taken.isSameBrowser ? await switchIdentity(portsOf(context), visitor, taken.memberId) : null)
    case 'expired':
      return expiredToken
    case 'invalid':
      return invalidToken
  }
}
