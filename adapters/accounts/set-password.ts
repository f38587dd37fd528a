import type { AccountEntrance } from '../../core/ports/account-gateway.port.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import { ok } from '../../core/shared/index.js'
import { isStorable } from '../sql/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { mayMail, mayTry } from './attempt-limits.js'
import { recordEvent } from './events.js'
import { invalidToken, refuse, tooMany } from './failures.js'
import { queueMail } from './mails/queue-mail.js'
import { endSessionsOf, findByEmail, findMember, lockMember, updateMember } from './members.js'
import { refusePassword } from './password-rules.js'
import { hasFactor } from './second-factor/check-code.js'
import { becomeAnother } from './sessions.js'
import { dropTokens, findToken, isOver, issueToken, takeToken, WAYS_IN } from './tokens.js'
import type { Later } from './turns.js'

const resetExpired = refuse('UsysExpiredToken', 'This link has expired. Please ask for a new one.')

/** Lets the mail wait with which a member sets a new password; without such a member nothing. */
async function sendReset(context: AccountsContext, email: string): Promise<void> {
  const member = isStorable(email) ? await findByEmail(tablesOf(context.sql), context, email) : null
  if (member === null || member.banned_on !== null) return
  await inTransaction(context, async (tables) => {
    const of = { memberId: member.id, browser: null, redirectPath: null }
    const token = await issueToken(tables, context, 'reset', of)
    const path = `/update-password?token=${token}`
    await queueMail(tables, context, { kind: 'resetPassword', to: member.email, name: member.name, path })
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

type Changed =
  { readonly tag: 'changed'; readonly memberId: string } | { readonly tag: 'expired' | 'invalid' }

/** The address of whose password a token sets; null where it sets nobody's. */
async function addressOf(context: AccountsContext, token: string): Promise<string | null> {
  const tables = tablesOf(context.sql)
  const row = await findToken(tables, context, 'reset', token)
  return row && ((await findMember(tables, context, row.member_id))?.email ?? null)
}

/** Sets a password with the token of a mail, which proves the address as well. Every session ends. */
export async function updatePassword(
  context: AccountsContext,
  visitor: Visitor,
  { password, token }: { readonly password: string; readonly token: string },
): ReturnType<AccountEntrance['updatePassword']> {
  if (!(await mayTry(context, visitor, 'token'))) return tooMany
  const email = await addressOf(context, token)
  const refused = await refusePassword(password, context, email ?? '')
  if (refused !== null) return refused
  // Nothing is hashed for a guess.
  if (email === null) return invalidToken
  const passwordHash = await context.passwords.hash(password)
  const changed = await inTransaction(context, async (tables): Promise<Changed> => {
    const row = await takeToken(tables, context, 'reset', token)
    const member = row && (await lockMember(tables, context, row.member_id))
    if (row === null || member === null || member.banned_on !== null) return { tag: 'invalid' }
    if (isOver(row, context)) return { tag: 'expired' }
    await updateMember(tables, context, member.id, { password_hash: passwordHash, status: 'verified' })
    await endSessionsOf(tables, context, member.id)
    // Whoever had the account until now keeps no way in, and gives it no address of theirs.
    await dropTokens(tables, context, member.id, WAYS_IN)
    await recordEvent(tables, context, 'password-changed', member.id)
    const path = '/reset-password'
    await queueMail(tables, context, { kind: 'updatedPassword', to: member.email, name: member.name, path })
    return { tag: 'changed', memberId: member.id }
  })
  if (changed.tag !== 'changed') return changed.tag === 'expired' ? resetExpired : invalidToken
  context.onMail()
  // A mailbox is one factor: who has a second one logs in with both.
  const isEnough = !(await hasFactor(context, changed.memberId))
  return ok(await becomeAnother(context, visitor, isEnough ? changed.memberId : null))
}
