import { newId } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import type { AccountMailRequest } from '../../../../../core/use-cases/accounts/mails/account-mail.js'

/** Writes a mail and lets it wait, in the same transaction as what it is about. */
export async function queueMail(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'writeMail'>,
  request: AccountMailRequest,
): Promise<void> {
  const { subject, text, html, links } = context.writeMail(request)
  const now = context.clock.wallTime()
  await tables
    .insertInto('account_mail')
    .values({
      site_id: context.siteId,
      id: newId(context),
      kind: request.kind,
      recipient: request.to,
      subject,
      text_body: text,
      html_body: html,
      links: JSON.stringify(links),
      created_on: now,
      sent_on: null,
      tries: 0,
      next_try_on: now,
    })
    .execute()
}
