import type { SubmissionOutbox } from '../../../core/ports/submission-outbox.port.js'
import { ok } from '../../../core/shared/index.js'
import { createFormQueries, parameters } from './form-queries.js'
import type { SqlFormsOptions } from './form-queries.js'
import { SUBMISSION_COLUMNS, withFiles } from './submission-rows.js'

/** The outbox over the columns `mailed_at` and `mail_leased_until` of the table `form_submission`. */
export function createSqlSubmissionOutbox({
  sql,
  siteId,
  clock,
}: Pick<SqlFormsOptions, 'sql' | 'siteId' | 'clock'>): SubmissionOutbox {
  const { attempt, change } = createFormQueries(sql)
  return {
    take: ({ limit, leaseMs, receivedAfterMs }) =>
      attempt(async () => {
        const nowMs = clock.wallTime()
        const isFree = `mailed_at IS NULL AND COALESCE(mail_leased_until, 0) <= $2`
        // Whoever comes second waits for the row and then finds it taken: the condition is looked at again.
        const leased = await sql.query(
          `UPDATE form_submission SET mail_leased_until = $3 WHERE site_id = $1 AND ${isFree} AND id IN (
             SELECT id FROM form_submission WHERE site_id = $1 AND ${isFree} AND received_at > $4
             ORDER BY received_at, id LIMIT $5)
           RETURNING id`,
          [siteId, nowMs, nowMs + leaseMs, receivedAfterMs, limit],
        )
        const ids = leased.rows.map((row) => `${row['id']}`)
        if (ids.length === 0) return []
        const { rows } = await sql.query(
          `SELECT ${SUBMISSION_COLUMNS} FROM form_submission WHERE site_id = $1 AND id IN (${parameters(ids, 2)})
           ORDER BY received_at, id`,
          [siteId, ...ids],
        )
        return withFiles(sql, siteId, rows)
      }),
    markSent: (id) =>
      change(`UPDATE form_submission SET mailed_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
    putBack: async (ids, untilMs) =>
      ids.length === 0
        ? ok(undefined)
        : change(
            `UPDATE form_submission SET mail_leased_until = $2 WHERE site_id = $1 AND id IN (${parameters(ids, 3)})`,
            [siteId, untilMs, ...ids],
          ),
  }
}
