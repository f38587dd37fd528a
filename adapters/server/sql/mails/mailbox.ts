import type { WaitingMail } from '../../../../core/ports/mail/mail-outbox.port.js'
import { MAIL_COLUMNS, toMail } from './sql-mail-outbox.js'
import type { SqlMailsOptions } from './sql-mail-outbox.js'

const MAX_SHOWN = 200

/** The mails of an outbox without a mail server, newest first. */
export async function readQueuedMails({
  sql,
  siteId,
}: Pick<SqlMailsOptions, 'sql' | 'siteId'>): Promise<readonly WaitingMail[]> {
  const { rows } = await sql.query(
    `SELECT ${MAIL_COLUMNS} FROM mail WHERE site_id = $1
     ORDER BY created_on DESC, id DESC LIMIT $2`,
    [siteId, MAX_SHOWN],
  )
  return rows.map(toMail)
}
