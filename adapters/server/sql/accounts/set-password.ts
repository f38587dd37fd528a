import type { AccountEntrance } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { isDuplicate, isStorable } from '../engine/index.js'
import type { MemberRow, MemberTokenRow } from '../engine/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { mayMail, mayTry } from './attempt-limits.js'
import { recordEvent } from './events.js'
import {
  linkStanding,
  mustWait,
  PASSWORD_LINK_KINDS,
  passwordChange,
} from '../../../../core/use-cases/accounts/decide-mail-link.js'
import type { PasswordLink } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { invalidToken, refuse, tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { queueMail } from './mails/queue-mail.js'
import { tellAccessRemoved } from './mails/tell-access-removed.js'
import { findByEmail, findMember, holderOf, lockMember, updateMember } from './members.js'
import { refusePassword } from './password-rules.js'
import { sendPasswordLink } from './send-password-link.js'
import { revokeAccess } from './revoke-access.js'
import { hasFactor, readFactor } from './second-factor/check-code.js'
import { recoveryBegunOn, sendFactorRecovery } from './second-factor/recover-factor.js'
import { restoreEmail } from './self-service/undo-email-change.js'
import { becomeAnother } from './sessions.js'
import { findToken, linkOf, takeToken } from './tokens.js'
import type { Later } from '../../../../core/use-cases/accounts/turns.js'

const resetExpired = refuse('UsysExpiredToken', 'This link has expired. Please ask for a new one.')

/** Lets the mail wait with which a member sets a new password; without such a member nothing. */
async function sendReset(context: AccountsContext, email: string): Promise<void> {
  const member = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (member === null || member.banned_on !== null) return
  await inTransaction(context, async (tables) => {
    await sendPasswordLink(tables, context, member, 'resetPassword')
    await recordEvent(tables, context, 'reset-asked', member.id)
  })
  context.onMail()
}

/**
 * Answers before anything is looked up, so that neither words nor time tell who is a member. `later` is given
 * the work that remains.
 */
export async function resetPassword(
  context: AccountsContext,
  visitor: Visitor,
  email: string,
  later: Later,
): ReturnType<AccountEntrance['resetPassword']> {
  if (!(await mayTry(context, visitor, 'reset')) || !(await mayMail(context, email))) return tooMany
  later(() => sendReset(context, email))
  return ok(undefined)
}

const tooEarly = refuse(
  'AccountFactorWaits',
  'This link takes the second factor off, and works from three days after its mail on.',
)

interface Asked {
  readonly kind: PasswordLink
  readonly row: MemberTokenRow
  readonly email: string
}

/** The account whose password a token sets, and the kind of link; null: the token sets no password. */
async function findAsked(context: AccountsContext, token: string): Promise<Asked | null> {
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

/** Gives the account to the reader of its mailbox, who loses what a stranger may have set up, and is told so. */
async function handOver(
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
  await tellAccessRemoved(tables, context, member, removed)
  const factor = await readFactor(tables, context, id)
  if (factor?.is_on === true) await sendFactorRecovery(tables, context, member, begunOn)
}

/** Sets a password with the token of a mail, which proves the address as well. Every session ends. */
export async function updatePassword(
  context: AccountsContext,
  visitor: Visitor,
  { password, token }: { readonly password: string; readonly token: string },
): ReturnType<AccountEntrance['updatePassword']> {
  if (!(await mayTry(context, visitor, 'token'))) return tooMany
  const asked = await findAsked(context, token)
  const refused = await refusePassword(password, context, asked?.email ?? '')
  if (refused !== null) return refused
  // Nothing is hashed for a guess.
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
      await handOver(tables, context, owner, { kind, passwordHash })
      return { tag: 'changed', memberId: member.id }
    })
    .catch((thrown: unknown): Changed => {
      // The old address was taken this moment by an account that makes no room.
      if (isDuplicate(thrown)) return { tag: 'invalid' }
      throw thrown
    })
  if (changed.tag !== 'changed') return changed.tag === 'expired' ? resetExpired : invalidToken
  context.onMail()
  // A mailbox is one factor: who has a second one logs in with both.
  const isEnough = !(await hasFactor(context, changed.memberId))
  return ok(await becomeAnother(context, visitor, isEnough ? changed.memberId : null))
}
