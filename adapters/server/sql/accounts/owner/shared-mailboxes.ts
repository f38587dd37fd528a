import { mailboxOf, readRespelled, respelledTable } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'

/** The maximum number of mailboxes that are named. */
const MAX_MAILBOXES = 20

/**
 * The addresses of members who share a mailbox, by mailbox. New accounts cannot; accounts from before hosts had
 * one spelling may. Rejects with `SqlError`.
 */
export async function readSharedMailboxes(
  sql: Querier,
  siteId: string,
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql.query(
    `SELECT string_agg(member.email, CHR(10) ORDER BY member.created_on, member.id) AS emails
     FROM member LEFT JOIN ${respelledTable('$2', '$3')} ON respelled.address = member.email
     WHERE member.site_id = $1 GROUP BY ${mailboxOf('member.email')} HAVING COUNT(*) > 1
     ORDER BY MIN(member.created_on) LIMIT ${MAX_MAILBOXES}`,
    [siteId, ...(await readRespelled(sql, siteId, 'member.email'))],
  )
  return rows.map(({ emails }) => `${emails}`.split('\n'))
}
