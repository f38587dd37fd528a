import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'

/** A mail in the development mailbox. */
export interface MailboxMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  /** ISO 8601. */
  readonly sentOn: string
}

const SHOWN = 200

/** The mails of a site that are sent to nobody, newest first. */
export async function readMailbox({
  sql,
  siteId,
}: Pick<AccountsContext, 'sql' | 'siteId'>): Promise<readonly MailboxMail[]> {
  const rows = await tablesOf(sql)
    .selectFrom('account_mail')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    links: JSON.parse(row.links) as readonly string[],
    sentOn: new Date(Number(row.created_on)).toISOString(),
  }))
}
