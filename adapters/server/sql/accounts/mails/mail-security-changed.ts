import type { AccountsContext, Tables } from '../accounts-context.js'
import { lockMember } from '../members.js'
import { queueMail } from './queue-mail.js'

/** Mails a member about a security change of the account; a deleted member gets no mail. */
export async function mailSecurityChanged(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'writeMail'>,
  memberId: string,
): Promise<void> {
  const member = await lockMember(tables, context, memberId)
  if (member === null) return
  const { email: to, name } = member
  await queueMail(tables, context, { kind: 'securityChanged', to, name, path: '/reset-password' })
}
