import type { Bounce } from '../../../../core/use-cases/mails/sending/read-bounce.js'
import { noticeOfGivenUp } from '../../../../core/use-cases/mails/sending/given-up-notice.js'
import { BOUNCED_KIND } from '../../../../core/use-cases/mails/mail-content.js'
import { secretId } from '../engine/index.js'
import { insertMailFor, insertOfMail, mailRowOf } from './queue-mails.js'
import type { SqlMailsOptions } from './sql-mail-outbox.js'

/**
 * Lists mails that came back among those that were given up, with the notice to the owner; returns the number of
 * those that were not listed before.
 */
export async function noteBounces(
  { sql, siteId, clock }: SqlMailsOptions,
  bounces: readonly Bounce[],
): Promise<number> {
  let added = 0
  for (const { to, reason, messageId } of bounces) {
    const id = secretId(BOUNCED_KIND, messageId ?? reason, to)
    const content = { tag: BOUNCED_KIND }
    const place = { siteId, clock, newId: () => id }
    const row = mailRowOf(place, { kind: BOUNCED_KIND, to, content })
    const { text, values } = insertOfMail({ ...row, state: 'given-up', tries: 1, failure: reason })
    const notice = noticeOfGivenUp({ kind: BOUNCED_KIND })
    if (notice === null) continue
    const told = mailRowOf({ siteId, clock, newId: () => `notice-${id}` }, notice)
    const later = { ...told, next_try_on: told.next_try_on + notice.delayMs }
    const site = values.length + 1
    const isFirst =
      `NOT EXISTS (SELECT 1 FROM mail WHERE site_id = $${site} AND kind = $${site + 1} ` +
      `AND state = 'waiting')`
    const { rows } = await sql.query(
      `WITH lost AS (${text} ON CONFLICT DO NOTHING RETURNING id), told AS (
         ${insertMailFor(`lost WHERE ${isFirst}`, later, site + 2)} ON CONFLICT DO NOTHING)
       SELECT id FROM lost`,
      [...values, siteId, notice.kind, ...Object.values(later)],
    )
    added += rows.length
  }
  return added
}
