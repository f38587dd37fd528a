import type { MailId, WaitingMail } from '../../../../core/ports/mail-outbox.port.js'
import { parseJson } from '../../../../core/shared/index.js'
import type { SqlMailsOptions } from './sql-mail-outbox.js'

const MAX_SHOWN = 200

/** The mails of an outbox that no server sends, newest first. */
export async function readQueuedMails({
  sql,
  siteId,
}: Pick<SqlMailsOptions, 'sql' | 'siteId'>): Promise<readonly WaitingMail[]> {
  const { rows } = await sql.query(
    `SELECT id, kind, recipient, content, created_on, tries FROM mail WHERE site_id = $1
     ORDER BY created_on DESC, id DESC LIMIT $2`,
    [siteId, MAX_SHOWN],
  )
  return rows.map((row) => ({
    id: `${row['id']}` as MailId,
    kind: `${row['kind']}`,
    to: row['recipient'] === null ? null : `${row['recipient']}`,
    content: parseJson(`${row['content']}`),
    createdMs: Number(row['created_on']),
    tries: Number(row['tries']),
  }))
}
