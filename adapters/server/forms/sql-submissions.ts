import type { FormSubmissions } from '../../../core/ports/form-submissions.port.js'
import { ok } from '../../../core/shared/index.js'
import { createFormQueries, parameters } from './form-queries.js'
import type { SqlFormsOptions } from './form-queries.js'
import { SUBMISSION_COLUMNS, submissionCondition } from './submission-rows.js'

/**
 * The submissions of forms in the table `form_submission`; every change is one statement, so it needs no
 * transaction.
 */
export function createSqlSubmissions({ sql, siteId, clock, random }: SqlFormsOptions): FormSubmissions {
  const { run, change } = createFormQueries(sql)
  return {
    add: (submission, { needsMail }) => {
      const { formName, pageId, source, fields, files } = submission
      const id = submission.attempt ?? random.token()
      const nowMs = clock.wallTime()
      const fileIds = Object.values(files)
      const insert = `INSERT INTO form_submission (site_id, ${SUBMISSION_COLUMNS}, mailed_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (site_id, id) DO NOTHING`
      const claim = `WITH claimed AS (UPDATE form_file SET submission_id = $2
        WHERE site_id = $1 AND submission_id IS NULL AND arrived_at IS NOT NULL AND id IN (${parameters(fileIds, 10)})
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
    count: (filter) => {
      const { text, values } = submissionCondition(siteId, filter)
      return run(
        `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM form_submission WHERE ${text}`,
        values,
        ({ rows }) => Number(rows[0]?.['count'] ?? 0),
      )
    },
    remove: async (ids) =>
      ids.length === 0
        ? ok(undefined)
        : change(
            `WITH forgotten AS (
               DELETE FROM form_file WHERE site_id = $1 AND submission_id IN (${parameters(ids, 2)}) RETURNING id
             )
             DELETE FROM form_submission WHERE site_id = $1 AND id IN (${parameters(ids, 2)})`,
            [siteId, ...ids],
          ),
  }
}
