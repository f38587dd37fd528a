import type { AccountMailRequest } from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import { queueMails } from '../../mails/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'

/** Writes a mail and queues it, in the same transaction as its cause. */
export async function queueMail(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'writeMail'>,
  request: AccountMailRequest,
): Promise<void> {
  const { kind, to } = request
  await queueMails(tables, context, [{ kind, to, content: context.writeMail(request) }])
}
