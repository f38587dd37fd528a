import type { FormSubmission } from '../../../core/ports/forms/form-submissions.port.js'
import type { FormFile } from '../../../core/ports/forms/form-uploads.port.js'

type Row = Readonly<Record<string, unknown>>

/**
 * Parts of a statement: deletes the files of the site `$1` that meet a condition, as `forgotten`, and
 * subtracts their bytes from the total.
 */
export const freeFileBytes = (condition: string): string =>
  `forgotten AS (DELETE FROM form_file WHERE site_id = $1 AND ${condition} RETURNING id, size_bytes),
   given_back AS (UPDATE upload_turn SET bytes = bytes -
     (SELECT CAST(COALESCE(SUM(size_bytes), 0) AS BIGINT) FROM forgotten)
     WHERE site_id = $1 AND id = 'forms' RETURNING id)`

/** A row of `form_file`. */
export const toFile = (row: Row): FormFile => ({
  id: `${row['id']}`,
  name: `${row['name']}`,
  sizeBytes: Number(row['size_bytes']),
})

/**
 * Rows of `form_submission` with the rows of their files; null for a file that was named but never uploaded,
 * or that belongs to another submission.
 */
export function toSubmissions(rows: readonly Row[], fileRows: readonly Row[]): readonly FormSubmission[] {
  const files = new Map(fileRows.map((row) => [`${row['submission_id']}/${row['id']}`, toFile(row)]))
  return rows.map((row) => ({
    id: `${row['id']}` as FormSubmission['id'],
    formName: `${row['form_name']}`,
    pageId: `${row['page_id']}`,
    source: `${row['source']}`,
    fields: toTexts(row['fields']),
    files: Object.entries(toTexts(row['files'])).map(([field, id]) => ({
      field,
      file: files.get(`${row['id']}/${id}`) ?? null,
    })),
    receivedAtMs: Number(row['received_at']),
  }))
}

/** These documents are written by `FormSubmissions` only, so they are objects of text. */
const toTexts = (json: unknown): Readonly<Record<string, string>> =>
  JSON.parse(`${json}`) as Readonly<Record<string, string>>
