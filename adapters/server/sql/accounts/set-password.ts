import { portsOf } from './ports-of.js'
import type { AccountEntrance } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { isDuplicate, isStorable } from '../engine/index.js'
import type { MemberRow, MemberTokenRow } from '../engine/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { mayMail, mayTry } from '../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from './account-events.js'
import {
  linkStanding,
  mustWait,
  PASSWORD_LINK_KINDS,
  passwordChange,
} from '../../../../core/use-cases/accounts/decide-mail-link.js'
import type { PasswordLink } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { invalidToken, refuse, tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { queueMail } from './mails/queue-mail.js'
import { mailAccessRemoved } from './mails/mail-access-removed.js'
import { findByEmail, findMember, holderOf, lockMember, updateMember } from './members.js'
import { refusePassword } from './password-rules.js'
import { sendPasswordLink } from './send-password-link.js'
import { revokeAccess } from './revoke-access.js'
import { readFactor } from './second-factor/check-code.js'
import { hasFactor } from '../../../../core/use-cases/accounts/second-factor/check-code.js'
import { recoveryBegunOn, sendFactorRecovery } from './second-factor/recover-factor.js'
import { restoreEmail } from './self-service/undo-email-change.js'
import { switchIdentity } from '../../../../core/use-cases/accounts/sessions.js'
import { findToken, linkOf, takeToken } from './tokens.js'
import type { BackgroundWork } from '../../../../core/shared/index.js'

const resetExpired = refuse('UsysExpiredToken', 'This link has expired. Please ask for a new one.')

/** Queues the mail for a new password, if there is such a member. */
async function sendReset(context: AccountsContext, email: string): Promise<void> {
  const member = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (member === null || member.banned_on !== null) return
  await inTransaction(context, async (tables) => {
    await sendPasswordLink(tables, context, member, 'resetPassword')
    await recordEvent(tables, context, 'reset-asked', member.id)
  })
  context.onMail()
}

/** Answers before any look-up, so that neither text nor time reveals members. `later` runs the remaining work. */
export async function resetPassword(
  context: AccountsContext,
  visitor: Visitor,
  email: string,
  later: BackgroundWork,
): ReturnType<AccountEntrance['resetPassword']> {
  if (!(await mayTry(portsOf(context), visitor, 'reset')) || !(await mayMail(context, email, 'reset')))
    return tooMany
  later(() => sendReset(context, email))
  return ok(undefined)
}

const tooEarly = refuse(
  'AccountFactorWaits',
  'This link removes the second factor. It works from three days after it was mailed.',
)

interface Asked {
  readonly kind: PasswordLink
  readonly row: MemberTokenRow
  readonly email: string
}

/** The account and the kind of a password token; null if the token is unknown. */
async function findPasswordToken(context: AccountsContext, token: string): Promise<Asked | null> {
  const tables = tablesOf(context.sql)
  for (const kind of PASSWORD_LINK_KINDS) {
    const row = await findToken(tables, context, kind, token)
    const member = row && (await findMember(tables, context, row.member_id))
    if (row !== null && member !== null)
      return { kind, row, email: kind === 'undo' ? (row.detail ?? '') : member.email }
  }
  return null
}

type Changed =
  | { readonly tag: 'changed'; readonly memberId: string }
  | { readonly tag: 'expired' | 'invalid' }

/**
 * Gives the account to the owner of its mailbox, revokes access that a stranger may have set up, and mails what was
 * revoked.
 */
async function transferAccount(
  tables: Tables,
  context: AccountsContext,
  member: MemberRow,
  { kind, passwordHash }: { readonly kind: PasswordLink; readonly passwordHash: string },
): Promise<void> {
  const { id, email: to, name } = member
  const begunOn = await recoveryBegunOn(tables, context, id)
  const change = passwordChange(kind, { isVerified: member.status === 'verified' })
  const removed = await revokeAccess(tables, context, id, change)
  await updateMember(tables, context, id, { password_hash: passwordHash, status: 'verified' })
  await recordEvent(tables, context, 'password-changed', id)
  await queueMail(tables, context, { kind: 'updatedPassword', to, name, path: '/reset-password' })
  await mailAccessRemoved(tables, context, member, removed)
  const factor = await readFactor(tables, context, id)
  if (factor?.is_on === true) await sendFactorRecovery(tables, context, member, begunOn)
}

/** Sets a password with a mailed token, which verifies the address as well. Every session ends. */
export async function updatePassword(
  context: AccountsContext,
  visitor: Visitor,
  { password, token }: { readonly password: string; readonly token: string },
): ReturnType<AccountEntrance['updatePassword']> {
  if (!(await mayTry(portsOf(context), visitor, 'token'))) return tooMany
  const asked = await findPasswordToken(context, token)
  const refused = await refusePassword(password, context, asked?.email ?? '')
  if (refused !== null) return refused
  // A wrong token costs no hash.
  if (asked === null) return invalidToken
  const { kind } = asked
  if (kind === 'factor' && mustWait(Number(asked.row.detail), context.clock.wallTime())) return tooEarly
  const passwordHash = await context.passwords.hash(password)
  const changed = await context.sql
    .tx(async (querier): Promise<Changed> => {
      const tables = tablesOf(querier)
      const row = await takeToken(tables, context, kind, token)
      const member = row && (await lockMember(tables, context, row.member_id))
      const standing = linkStanding(linkOf(row), holderOf(member), context.clock.wallTime())
      if (row === null || member === null) return { tag: 'invalid' }
      if (standing !== 'valid') return { tag: standing }
      const owner = kind === 'undo' ? await restoreEmail(querier, context, member, row) : member
      if (owner === null) return { tag: 'invalid' }
      await transferAccount(tables, context, owner, { kind, passwordHash })
      return { tag: 'changed', memberId: member.id }
    })
    .catch((thrown: unknown): Changed => {
      // A concurrent request gave the old address to an account that keeps it.
      if (isDuplicate(thrown)) return { tag: 'invalid' }
      throw thrown
    })
  if (changed.tag !== 'changed') return changed.tag === 'expired' ? resetExpired : invalidToken
  context.onMail()
  // A mailbox is one factor: members with a second one log in with both.
  const isEnough = !(await hasFactor(portsOf(context), changed.memberId))
  return ok(await switchIdentity(portsOf(context), visitor, isEnough ? changed.memberId : null))
}
