import type { Clock } from '../../../core/ports/clock.port.js'
import type { FormDesk, FormEntry, FormEntryFilter } from '../../../core/ports/form-desk.port.js'
import { createKeysetList, isStorable, parameters } from '../sql/engine/index.js'
import type { Sql } from '../sql/engine/index.js'
import { withEntry } from '../sql/owner/index.js'
import { SUBMISSION_COLUMNS, submissionCondition, withFiles } from './submission-rows.js'

/** The database, the site and the clock of an owner's entries. */
export interface SqlFormDeskOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The entries of forms in the table `form_submission`. */
export function createSqlFormDesk({ sql, siteId, clock }: SqlFormDeskOptions): FormDesk {
  return {
    forms: async () => {
      const { rows } = await sql.query(
        `SELECT form_name, count(*) AS entries, count(*) FILTER (WHERE read_at IS NULL) AS unread
         FROM form_submission WHERE site_id = $1 GROUP BY form_name ORDER BY form_name`,
        [siteId],
      )
      return rows.map((row) => ({
        name: `${row['form_name']}`,
        entries: Number(row['entries']),
        unread: Number(row['unread']),
      }))
    },
    list: createKeysetList<FormEntry, 'time', FormEntryFilter>({
      sql,
      columns: `${SUBMISSION_COLUMNS}, read_at`,
      from: 'form_submission',
      idColumn: 'id',
      sortColumns: { time: { expression: 'received_at', type: 'BIGINT' } },
      where: ({ isUnread = false, ...filter }) => {
        const { text, values } = submissionCondition(siteId, filter)
        return { text: isUnread ? `${text} AND read_at IS NULL` : text, values }
      },
      read: async (rows) =>
        (await withFiles(sql, siteId, rows)).map((submission, at) => ({
          ...submission,
          isRead: rows[at]?.['read_at'] != null,
        })),
    }),
    mark: async (ids, isRead, entry) => {
      if (ids.length === 0 || !ids.every(isStorable)) return 0
      const done = await withEntry({ sql, siteId }, entry, async (querier) => {
        const { changedRows } = await querier.query(
          `UPDATE form_submission SET read_at = CAST($2 AS BIGINT)
           WHERE site_id = $1 AND (read_at IS NULL) = $3 AND id IN (${parameters(ids, 4)})`,
          [siteId, isRead ? clock.wallTime() : null, isRead, ...ids],
        )
        return { value: changedRows, hasChanged: changedRows > 0 }
      })
      return done?.value ?? null
    },
  }
}
