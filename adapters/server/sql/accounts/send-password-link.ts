import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { queueMail } from './mails/queue-mail.js'
import { issueToken } from './tokens.js'

/** Lets a mail wait whose link sets the password of a member. */
export async function sendPasswordLink(
  tables: Tables,
  context: AccountsContext,
  { id, email: to, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
  kind: 'resetPassword' | 'passwordNeeded',
): Promise<void> {
  const of = { memberId: id, browser: null, redirectPath: null }
  const token = await issueToken(tables, context, 'reset', of)
  await queueMail(tables, context, { kind, to, name, path: `/update-password?token=${token}` })
}
