import { emailKey } from '../../../../../core/accounts/index.js'
import { makesRoom } from '../../../../../core/use-cases/accounts/decide-mail-link.js'
import type { MemberRow, MemberTokenRow, Querier } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { queueMail } from '../mails/queue-mail.js'
import { findByEmail, lockMember, updateMember } from '../members.js'
import { removeMember } from '../remove-member.js'
import { isOver, issueToken } from '../tokens.js'

/** True if the mailbox before an earlier change can still recover the account. */
async function hasUndoLink(tables: Tables, context: AccountsContext, memberId: string): Promise<boolean> {
  const row = await tables
    .selectFrom('member_token')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'undo')
    .executeTakeFirst()
  return row !== undefined && !isOver(row, context)
}

/**
 * Mails the former address of an account after a change. The mail has a link that recovers the account, unless one of
 * an earlier change is still valid: a stranger who changes the address twice gets no link in between.
 */
export async function mailFormerAddress(
  tables: Tables,
  context: AccountsContext,
  { id, email: to, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
): Promise<void> {
  if (await hasUndoLink(tables, context, id))
    return queueMail(tables, context, { kind: 'emailChanged', to, name, path: null })
  const of = { memberId: id, browser: null, redirectPath: null, detail: to }
  const token = await issueToken(tables, context, 'undo', of)
  await queueMail(tables, context, {
    kind: 'undoEmailChange',
    to,
    name,
    path: `/update-password?token=${token}`,
  })
}

/**
 * Restores the address that a link was mailed to; the caller revokes all access. An unverified account that was made
 * with the address meanwhile is removed: a stranger could have made it to block the owner. Null if another account has
 * verified the address.
 */
export async function restoreEmail(
  querier: Querier,
  context: AccountsContext,
  member: MemberRow,
  { detail }: Pick<MemberTokenRow, 'detail'>,
): Promise<MemberRow | null> {
  const tables = tablesOf(querier)
  if (detail === null) return null
  const found = await findByEmail(tables, context, detail)
  if (found !== null && found.id !== member.id) {
    const holder = await lockMember(tables, context, found.id)
    const { status, banned_on: bannedOn } = holder ?? found
    if (!makesRoom({ isUnverified: status === 'unverified', isBanned: bannedOn !== null })) return null
    if (holder !== null) await removeMember(querier, context, holder)
  }
  await updateMember(tables, context, member.id, { email: detail, email_key: emailKey(detail) })
  await recordEvent(tables, context, 'email-restored', member.id)
  await queueMail(tables, context, {
    kind: 'emailChanged',
    to: member.email,
    name: member.name,
    path: null,
  })
  return { ...member, email: detail, email_key: emailKey(detail) }
}
