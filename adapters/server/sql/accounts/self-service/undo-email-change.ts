import type { MemberRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { queueMail } from '../mails/queue-mail.js'
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
