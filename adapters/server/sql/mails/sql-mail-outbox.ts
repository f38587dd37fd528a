import type { Clock } from '../../../../core/ports/clock.port.js'
import type { MailId, MailOutbox, WaitingMail } from '../../../../core/ports/mail-outbox.port.js'
import { ok, parseJson } from '../../../../core/shared/index.js'
import { createGuardedQueries, parameters } from '../engine/index.js'
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
  to: row['recipient'] === null ? null : `${row['recipient']}`,
  content: parseJson(`${row['content']}`),
  createdMs: Number(row['created_on']),
  tries: Number(row['tries']),
})

const byAge = (left: WaitingMail, right: WaitingMail): number =>
  left.createdMs - right.createdMs || (left.id < right.id ? -1 : 1)

/** The outbox over the table `mail`; every change is one statement, so it needs no transaction. */
export function createSqlMailOutbox({ sql, siteId, clock }: SqlMailsOptions): MailOutbox {
  const { run, change } = createGuardedQueries(sql)
  const DUE = `state = 'waiting' AND next_try_on <= $2 AND COALESCE(leased_until, 0) <= $2`
  return {
    take: ({ limit, leaseMs }) => {
      const nowMs = clock.wallTime()
      // A process that comes second waits for the row and finds it taken: the condition is checked again.
      return run(
        `UPDATE mail SET leased_until = $3 WHERE site_id = $1 AND ${DUE} AND id IN (
           SELECT id FROM mail WHERE site_id = $1 AND ${DUE} ORDER BY created_on, id LIMIT $4)
         RETURNING ${MAIL_COLUMNS}`,
        [siteId, nowMs, nowMs + leaseMs, limit],
        ({ rows }) => rows.map(toMail).sort(byAge),
      )
    },
    remove: (id) => change(`DELETE FROM mail WHERE site_id = $1 AND id = $2`, [siteId, id]),
    putBack: async (ids, { untilMs, failure }) =>
      ids.length === 0
        ? ok(undefined)
        : change(
            `UPDATE mail SET next_try_on = $2, leased_until = NULL, tries = tries + $3, failure = COALESCE($4, failure)
             WHERE site_id = $1 AND state = 'waiting' AND id IN (${parameters(ids, 5)})`,
            [siteId, untilMs, failure === null ? 0 : 1, failure, ...ids],
          ),
    giveUp: (id, failure, notice) => {
      const giveUp = `UPDATE mail SET state = 'given-up', leased_until = NULL, tries = tries + 1, failure = $3
         WHERE site_id = $1 AND id = $2`
      if (notice === null) return change(giveUp, [siteId, id, failure])
      const row = mailRowOf({ siteId, clock, newId: () => `notice-${id}` }, notice)
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
