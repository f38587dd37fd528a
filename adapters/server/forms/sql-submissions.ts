import { stampOf } from '../../../core/ports/platform/stamp.port.js'
import type { FormSubmissionId, FormSubmissions } from '../../../core/ports/forms/form-submissions.port.js'
import { ok } from '../../../core/shared/index.js'
import type { SubmissionContent } from '../../../core/use-cases/mails/mail-content.js'
import { createGuardedQueries, parameters } from '../sql/engine/index.js'
import { insertMailFor, mailRowOf } from '../sql/mails/index.js'
import type { SqlFormsOptions } from './sql-forms-options.js'
import { freeFileBytes } from './form-rows.js'
import { SUBMISSION_COLUMNS, submissionCondition } from './submission-rows.js'

const INSERT = `INSERT INTO form_submission (site_id, ${SUBMISSION_COLUMNS}, mailed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (site_id, id) DO NOTHING`

const claimOf = (fileIds: string): string => `UPDATE form_file SET submission_id = $2
  WHERE site_id = $1 AND submission_id IS NULL AND arrived_at IS NOT NULL AND id IN (${fileIds}) RETURNING id`

const mailOf = (submissionId: string): SubmissionContent => ({
  tag: 'submission',
  submissionId: submissionId as FormSubmissionId,
})

/**
 * The submissions of forms in the table `form_submission`; every change is one statement, so no transaction
 * is needed.
 */
export function createSqlSubmissions({ sql, siteId, clock, random }: SqlFormsOptions): FormSubmissions {
  const { run, change } = createGuardedQueries(sql)
  return {
    add: (submission, { needsMail }) => {
      const { formName, pageId, source, fields, files } = submission
      const id = submission.attempt ?? random.token()
      const stamp = stampOf({ clock, random })
      const fileIds = Object.values(files)
      const values = [
        siteId,
        id,
        formName,
        pageId,
        source,
        JSON.stringify(fields),
        JSON.stringify(files),
        stamp.nowMs,
        // A server of an older version sends mails without a queued row (schema/0035-mail.ts).
        stamp.nowMs,
        ...fileIds,
      ]
      const mail = needsMail
        ? mailRowOf({ siteId, ...stamp }, { kind: 'submission', to: null, content: mailOf(id) })
        : null
      return change(
        [
          `WITH added AS (${INSERT} RETURNING id)`,
          ...(fileIds.length === 0 ? [] : [`, claimed AS (${claimOf(parameters(fileIds, 10))})`]),
          ...(mail === null ? [] : [`, queued AS (${insertMailFor('added', mail, values.length + 1)})`]),
          'SELECT id FROM added',
        ].join(' '),
        mail === null ? values : [...values, ...Object.values(mail)],
      )
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
            `WITH ${freeFileBytes(`submission_id IN (${parameters(ids, 2)})`)}
             DELETE FROM form_submission WHERE site_id = $1 AND id IN (${parameters(ids, 2)})`,
            [siteId, ...ids],
          ),
  }
}
