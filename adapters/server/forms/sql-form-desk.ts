import { stampOf } from '../../../core/ports/platform/stamp.port.js'
import { parseJson } from '../../../core/shared/index.js'
import type { OwnerList } from '../../../core/ports/owner/owner-list.port.js'
import type { SubmissionSortKey } from '../../../core/ports/forms/form-submissions.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type {
  EntryReply,
  FormDesk,
  FormEntry,
  FormEntryFilter,
} from '../../../core/ports/owner/form-desk.port.js'
import { createKeysetList, isStorable, parameters } from '../sql/engine/index.js'
import type { CommitChanges, Querier, Sql } from '../sql/engine/index.js'
import { insertOfMail, mailRowOf } from '../sql/mails/index.js'
import { auditChanges, commitUnlessTaken, withEntry } from '../sql/owner/index.js'
import {
  SUBMISSION_COLUMNS,
  SUBMISSION_SORT_COLUMNS,
  submissionCondition,
  withFiles,
} from './submission-rows.js'

/** The database, the site, the clock and the ids for an owner's entries and their replies. */
export interface SqlFormDeskOptions {
  readonly sql: Sql
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** These documents are written by `reply` only. */
const toReplies = (text: unknown): readonly EntryReply[] =>
  text == null ? [] : (parseJson(`${text}`) as readonly EntryReply[])

/** Appends to the list as text, so that simultaneous replies are all kept. */
const APPEND_REPLY = `UPDATE form_submission
  SET replies = COALESCE(SUBSTR(replies, 1, LENGTH(replies) - 1) || ',', '[') || CAST($3 AS TEXT) || ']',
    read_at = COALESCE(read_at, CAST($4 AS BIGINT))
  WHERE site_id = $1 AND id = $2`

/** The entries of forms and the replies to them; also usable while the site runs. */
export function createSqlEntryReplies(
  options: Pick<SqlFormDeskOptions, 'commit' | 'siteId' | 'clock' | 'random'> & { readonly sql: Querier },
): Pick<FormDesk, 'reply'> & { readonly list: OwnerList<FormEntry, SubmissionSortKey, FormEntryFilter> } {
  const { sql, commit, siteId } = options
  return {
    list: createKeysetList<FormEntry, SubmissionSortKey, FormEntryFilter>({
      sql,
      columns: `${SUBMISSION_COLUMNS}, read_at, replies`,
      from: 'form_submission',
      idColumn: 'id',
      sortColumns: SUBMISSION_SORT_COLUMNS,
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
    reply: async ({ id, reply, mail }, entry) => {
      if (![id, reply.subject, reply.text].every(isStorable)) return false
      return commitUnlessTaken(commit, [
        { text: APPEND_REPLY, values: [siteId, id, JSON.stringify(reply), reply.atMs], mustChange: true },
        insertOfMail(mailRowOf({ siteId, ...stampOf(options) }, mail)),
        ...auditChanges(siteId, entry),
      ])
    },
  }
}

/** The entries of forms in the table `form_submission`. */
export function createSqlFormDesk(options: SqlFormDeskOptions): FormDesk {
  const { sql, siteId, clock } = options
  return {
    ...createSqlEntryReplies(options),
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
