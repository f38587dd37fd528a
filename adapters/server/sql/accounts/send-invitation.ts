import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { queueMail } from './mails/queue-mail.js'
import { issueToken } from './tokens.js'

/** Queues the mail of an invitation; returns its link, which gives the account to the owner of the mailbox. */
export async function sendInvitation(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'writeMail'>,
  { id, email, name }: Pick<MemberRow, 'id' | 'email' | 'name'>,
): Promise<string> {
  const of = { memberId: id, browser: null, redirectPath: null }
  const token = await issueToken(tables, context, 'invite', of)
  const path = `/sign-up?inviteToken=${token}&email=${encodeURIComponent(email)}`
  await queueMail(tables, context, { kind: 'invite', to: email, name, path })
  return path
}
