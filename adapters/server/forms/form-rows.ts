import type { FormSubmission } from '../../../core/ports/form-submissions.port.js'
import type { FormFile } from '../../../core/ports/form-uploads.port.js'

type Row = Readonly<Record<string, unknown>>

/** A row of `form_file`. */
export const toFile = (row: Row): FormFile => ({
  id: `${row['id']}`,
  name: `${row['name']}`,
  sizeBytes: Number(row['size_bytes']),
})

/**
 * Rows of `form_submission` with the rows of the files that they have; what a visitor named but never
 * uploaded, or what is another's, is null.
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

/** Only `FormSubmissions` writes the documents, so they are objects of text. */
const toTexts = (json: unknown): Readonly<Record<string, string>> =>
  JSON.parse(`${json}`) as Readonly<Record<string, string>>
