import type { FormSubmission, SubmissionFilter } from '../../../core/ports/forms/form-submissions.port.js'
import type { Querier, SqlAnswer, SqlValue } from '../sql/engine/index.js'
import { parameters } from '../sql/engine/index.js'
import { toSubmissions } from './form-rows.js'

/** The columns of `form_submission` that `withFiles` reads. */
export const SUBMISSION_COLUMNS = 'id, form_name, page_id, source, fields, files, received_at'

/** The columns that lists of submissions are sorted by. */
export const SUBMISSION_SORT_COLUMNS = {
  form: { expression: 'form_name', type: 'TEXT' },
  time: { expression: 'received_at', type: 'BIGINT' },
} as const

/** The SQL condition of a filter, with its values; an empty filter means all. */
export const submissionCondition = (
  siteId: string,
  { formName = '', id = '', beforeMs = 0 }: SubmissionFilter,
): { readonly text: string; readonly values: readonly SqlValue[] } => ({
  text:
    `site_id = $1 AND ($2 = '' OR form_name = $2) AND ($3 = '' OR id = $3) AND (CAST($4 AS BIGINT) = 0 OR ` +
    `received_at < $4)`,
  values: [siteId, formName, id, beforeMs],
})

/** Rows of `form_submission` as submissions, with the files that belong to them. */
export async function withFiles(
  sql: Querier,
  siteId: string,
  rows: SqlAnswer['rows'],
): Promise<readonly FormSubmission[]> {
  const ids = rows.map((row) => `${row['id']}`)
  if (ids.length === 0) return []
  const files = await sql.query(
    `SELECT id, name, size_bytes, submission_id FROM form_file
     WHERE site_id = $1 AND submission_id IN (${parameters(ids, 2)})`,
    [siteId, ...ids],
  )
  return toSubmissions(rows, files.rows)
}

/** A submission by its id; null: it was deleted. */
export async function readSubmission(
  sql: Querier,
  siteId: string,
  id: string,
): Promise<FormSubmission | null> {
  const { rows } = await sql.query(
    `SELECT ${SUBMISSION_COLUMNS} FROM form_submission WHERE site_id = $1 AND id = $2`,
    [siteId, id],
  )
  const [submission] = await withFiles(sql, siteId, rows)
  return submission ?? null
}
