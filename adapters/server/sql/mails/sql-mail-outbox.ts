import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { MailId, MailOutbox, WaitingMail } from '../../../../core/ports/mail/mail-outbox.port.js'
import { ok, parseJson } from '../../../../core/shared/index.js'
import { byAge, createGuardedQueries, giveUpText, putBackRows, takeDue, textOrNull } from '../engine/index.js'
import { insertMailFor, mailRowOf } from './queue-mails.js'
import type { Querier, SqlAnswer } from '../engine/index.js'

/** The outbox of a site. */
export interface SqlMailsOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The columns of a mail that its sender needs. */
export const MAIL_COLUMNS = 'id, kind, recipient, content, created_on, tries'

/** The mail of a row with `MAIL_COLUMNS`. */
export const toMail = (row: SqlAnswer['rows'][number]): WaitingMail => ({
  id: `${row['id']}` as MailId,
  kind: `${row['kind']}`,
  to: textOrNull(row['recipient']),
  content: parseJson(`${row['content']}`),
  createdMs: Number(row['created_on']),
  tries: Number(row['tries']),
})

/** The outbox over the table `mail`; every change is one statement, so it needs no transaction. */
export function createSqlMailOutbox({ sql, siteId, clock }: SqlMailsOptions): MailOutbox {
  const { run, change } = createGuardedQueries(sql)
  return {
    take: ({ limit, leaseMs }) => {
      const due = takeDue('mail', MAIL_COLUMNS, { siteId, nowMs: clock.wallTime(), leaseMs, limit })
      return run(due.text, due.values, ({ rows }) => rows.map(toMail).sort(byAge))
    },
    remove: (id) => change(`DELETE FROM mail WHERE site_id = $1 AND id = $2`, [siteId, id]),
    putBack: async (ids, how) => {
      if (ids.length === 0) return ok(undefined)
      const { text, values } = putBackRows('mail', siteId, ids, how)
      return change(text, values)
    },
    giveUp: (id, failure, notice) => {
      const giveUp = giveUpText('mail')
      if (notice === null) return change(giveUp, [siteId, id, failure])
      const row = mailRowOf({ siteId, nowMs: clock.wallTime(), newId: () => `notice-${id}` }, notice)
      const values = { ...row, next_try_on: row.next_try_on + notice.delayMs }
      const isFirst = `NOT EXISTS (SELECT 1 FROM mail WHERE site_id = $1 AND kind = $4 AND state = 'waiting')`
      return change(
        `WITH lost AS (${giveUp} RETURNING id)
         ${insertMailFor(`lost WHERE ${isFirst}`, values, 5)} ON CONFLICT DO NOTHING`,
        [siteId, id, failure, notice.kind, ...Object.values(values)],
      )
    },
  }
}
