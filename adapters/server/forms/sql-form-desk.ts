import { parseJson } from '../../../core/shared/index.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type {
  EntryReply,
  FormDesk,
  FormEntry,
  FormEntryFilter,
} from '../../../core/ports/owner/form-desk.port.js'
import { createKeysetList, isStorable, kyselyOver, parameters } from '../sql/engine/index.js'
import type { MailTables, Sql } from '../sql/engine/index.js'
import { queueMails } from '../sql/mails/index.js'
import { withEntry } from '../sql/owner/index.js'
import { SUBMISSION_COLUMNS, submissionCondition, withFiles } from './submission-rows.js'

/** The database, the site, the clock and the ids for an owner's entries and their replies. */
export interface SqlFormDeskOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** Only `reply` writes these documents. */
const toReplies = (text: unknown): readonly EntryReply[] =>
  text == null ? [] : (parseJson(`${text}`) as readonly EntryReply[])

/** The entries of forms in the table `form_submission`. */
export function createSqlFormDesk({ sql, siteId, clock, random }: SqlFormDeskOptions): FormDesk {
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
      columns: `${SUBMISSION_COLUMNS}, read_at, replies`,
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
          replies: toReplies(rows[at]?.['replies']),
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
    reply: async ({ id, reply, mail }, entry) => {
      if (![id, reply.subject, reply.text].every(isStorable)) return false
      const done = await withEntry({ sql, siteId }, entry, async (querier) => {
        const { rows } = await querier.query(
          'SELECT replies FROM form_submission WHERE site_id = $1 AND id = $2 FOR UPDATE',
          [siteId, id],
        )
        const [row] = rows
        if (row === undefined) return { value: false, hasChanged: false }
        await querier.query(
          `UPDATE form_submission SET replies = $3, read_at = COALESCE(read_at, CAST($4 AS BIGINT))
           WHERE site_id = $1 AND id = $2`,
          [siteId, id, JSON.stringify([...toReplies(row['replies']), reply]), reply.atMs],
        )
        await queueMails(kyselyOver<MailTables>(querier), { siteId, clock, random }, [mail])
        return { value: true, hasChanged: true }
      })
      return done?.value ?? false
    },
  }
}
