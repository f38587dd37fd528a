import type { FormFilter, FormInbox, FormSubmission } from '../../core/ports/form-inbox.port.js'
import { ok } from '../../core/shared/index.js'
import type { SqlValue } from '../sql/index.js'
import { toSubmissions } from './form-rows.js'
import { createInboxQueries, places } from './inbox-queries.js'
import type { SqlFormInboxOptions } from './inbox-queries.js'

/** What an inbox keeps of messages: what was sent, and whether it was mailed. */
export type FormSubmissionRows = Pick<
  FormInbox,
  'add' | 'list' | 'count' | 'remove' | 'takeUnmailed' | 'markMailed' | 'giveBack'
>

const COLUMNS = 'id, form_name, page_id, source, fields, files, received_at'
/** What a filter means, with its values as `$1` to `$4`; an empty one means all. */
const WHERE = `site_id = $1 AND ($2 = '' OR form_name = $2) AND ($3 = '' OR id = $3) AND (CAST($4 AS BIGINT) = 0 OR received_at < $4)`

/**
 * The messages of an inbox in the table `form_submission`; every change is one statement, so it needs no
 * transaction.
 */
export function createFormSubmissionRows({
  sql,
  siteId,
  clock,
  random,
}: SqlFormInboxOptions): FormSubmissionRows {
  const { attempt, run, change } = createInboxQueries(sql)

  /** Reads submissions together with the files that belong to them. */
  const submissions = async (
    text: string,
    values: readonly SqlValue[],
  ): Promise<readonly FormSubmission[]> => {
    const { rows } = await sql.query(text, values)
    const ids = rows.map((row) => `${row['id']}`)
    const files =
      ids.length === 0
        ? []
        : (
            await sql.query(
              `SELECT id, name, size_bytes, submission_id FROM form_file
               WHERE site_id = $1 AND submission_id IN (${places(ids, 2)})`,
              [siteId, ...ids],
            )
          ).rows
    return toSubmissions(rows, files)
  }

  const valuesOf = ({ formName = '', id = '', beforeMs = 0 }: FormFilter): readonly SqlValue[] => [
    siteId,
    formName,
    id,
    beforeMs,
  ]

  return {
    add: (submission, { needsMail }) => {
      const { formName, pageId, source, fields, files } = submission
      const id = submission.attempt ?? random.token()
      const nowMs = clock.wallTime()
      const fileIds = Object.values(files)
      const insert = `INSERT INTO form_submission (site_id, ${COLUMNS}, mailed_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (site_id, id) DO NOTHING`
      const claim = `WITH claimed AS (UPDATE form_file SET submission_id = $2
        WHERE site_id = $1 AND submission_id IS NULL AND arrived_at IS NOT NULL AND id IN (${places(fileIds, 10)})
        RETURNING id)`
      const values = [
        siteId,
        id,
        formName,
        pageId,
        source,
        JSON.stringify(fields),
        JSON.stringify(files),
        nowMs,
        needsMail ? null : nowMs,
      ]
      return fileIds.length === 0
        ? change(insert, values)
        : change(`${claim} ${insert}`, [...values, ...fileIds])
    },
    list: ({ count, after, ...filter }) =>
      attempt(() =>
        submissions(
          `SELECT ${COLUMNS} FROM form_submission WHERE ${WHERE}
           AND ($5 = '' OR received_at < CAST($6 AS BIGINT) OR (received_at = $6 AND id > $5))
           ORDER BY received_at DESC, id LIMIT $7`,
          [...valuesOf(filter), after?.id ?? '', after?.receivedAtMs ?? 0, count],
        ),
      ),
    count: (filter) =>
      run(
        `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM form_submission WHERE ${WHERE}`,
        valuesOf(filter),
        ({ rows }) => Number(rows[0]?.['count'] ?? 0),
      ),
    remove: async (ids) =>
      ids.length === 0
        ? ok(undefined)
        : change(
            `WITH forgotten AS (DELETE FROM form_file WHERE site_id = $1 AND submission_id IN (${places(ids, 2)}) RETURNING id)
             DELETE FROM form_submission WHERE site_id = $1 AND id IN (${places(ids, 2)})`,
            [siteId, ...ids],
          ),

    takeUnmailed: ({ count, leaseMs, receivedAfterMs }) =>
      attempt(async () => {
        const nowMs = clock.wallTime()
        const isFree = `mailed_at IS NULL AND COALESCE(mail_leased_until, 0) <= $2`
        // Whoever comes second waits for the row and then finds it taken: the condition is looked at again.
        const { rows } = await sql.query(
          `UPDATE form_submission SET mail_leased_until = $3 WHERE site_id = $1 AND ${isFree} AND id IN (
             SELECT id FROM form_submission WHERE site_id = $1 AND ${isFree} AND received_at > $4
             ORDER BY received_at, id LIMIT $5)
           RETURNING id`,
          [siteId, nowMs, nowMs + leaseMs, receivedAfterMs, count],
        )
        const ids = rows.map((row) => `${row['id']}`)
        if (ids.length === 0) return []
        return submissions(
          `SELECT ${COLUMNS} FROM form_submission WHERE site_id = $1 AND id IN (${places(ids, 2)})
           ORDER BY received_at, id`,
          [siteId, ...ids],
        )
      }),
    markMailed: (id) =>
      change(`UPDATE form_submission SET mailed_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
    giveBack: async (ids, untilMs) =>
      ids.length === 0
        ? ok(undefined)
        : change(
            `UPDATE form_submission SET mail_leased_until = $2 WHERE site_id = $1 AND id IN (${places(ids, 3)})`,
            [siteId, untilMs, ...ids],
          ),
  }
}
