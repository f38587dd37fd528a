import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { queueMail } from './mails/queue-mail.js'
import { INVITATION_MS } from '../../../../core/use-cases/accounts/mailed-links.js'
import { issueToken } from './tokens.js'

/** Queues a mail with a link to set a member's password. */
export async function sendPasswordLink(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'writeMail'>,
  { id, email: to, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
  kind: 'resetPassword' | 'passwordNeeded' | 'accountReady',
): Promise<void> {
  const life = kind === 'accountReady' ? { lifeMs: INVITATION_MS } : {}
  const of = { memberId: id, browser: null, redirectPath: null, ...life }
  const token = await issueToken(tables, context, 'reset', of)
  await queueMail(tables, context, { kind, to, name, path: `/update-password?token=${token}` })
}
