import type { FormSubmission } from '../../ports/forms/form-submissions.port.js'
import type { FormFile } from '../../ports/forms/form-uploads.port.js'
import { ownValue, toSpreadsheetText } from '../../shared/index.js'

/**
 * The columns that submissions need beside the fixed ones: one for each field, then one for each file field.
 */
export interface FormColumns {
  readonly fields: readonly string[]
  readonly files: readonly string[]
}

/** The columns of a table without submissions. */
export const NO_FORM_COLUMNS: FormColumns = { fields: [], files: [] }

const FIXED = ['Received (UTC)', 'Form', 'Page', 'Id'] as const

const union = (names: readonly string[], more: readonly string[]): readonly string[] => {
  const known = new Set(names)
  const added = more.filter((name) => !known.has(name))
  return added.length === 0 ? names : [...names, ...new Set(added)]
}

/** The columns, extended by those that a submission needs. */
export const withColumnsOf = (columns: FormColumns, { fields, files }: FormSubmission): FormColumns => ({
  fields: union(columns.fields, Object.keys(fields)),
  files: union(
    columns.files,
    files.map(({ field }) => field),
  ),
})

/** True if a submission fits into these columns. */
export function fitsColumns(columns: FormColumns, submission: FormSubmission): boolean {
  const { fields, files } = withColumnsOf(columns, submission)
  return fields === columns.fields && files === columns.files
}

/** The first row of a table of submissions. */
export function formTableHeader({ fields, files }: FormColumns): readonly string[] {
  const taken: readonly string[] = [...FIXED, ...fields]
  return [
    ...FIXED,
    ...fields.map((name) => (FIXED.some((title) => title === name) ? `${name} (field)` : name)),
    ...files.map((name) => (taken.includes(name) ? `${name} (file)` : name)),
  ].map(toSpreadsheetText)
}

/**
 * A submission as a row of a table; `fileText` is the text for a file. Every value is safe to open in a
 * spreadsheet.
 */
export function formTableRow(
  columns: FormColumns,
  { receivedAtMs, formName, source, id, fields, files }: FormSubmission,
  fileText: (file: FormFile | null) => string,
): readonly string[] {
  return [
    new Date(receivedAtMs).toISOString(),
    formName,
    source,
    id,
    ...columns.fields.map((name) => ownValue(fields, name) ?? ''),
    ...columns.files.map((name) => {
      const found = files.find(({ field }) => field === name)
      return found ? fileText(found.file) : ''
    }),
  ].map(toSpreadsheetText)
}
