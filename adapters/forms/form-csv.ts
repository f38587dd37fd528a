import { stringify } from 'csv-stringify/sync'
import type { FormFile, FormSubmission } from '../../core/ports/form-inbox.port.js'
import { formTable } from '../../core/site/index.js'

/**
 * Submissions as a CSV file (RFC 4180). `fileText` says what stands for a file; by default its name, size and
 * id.
 */
export const formCsv = (
  submissions: readonly FormSubmission[],
  fileText?: (file: FormFile | null) => string,
): string =>
  stringify(
    formTable(submissions, fileText).map((row) => [...row]),
    { record_delimiter: '\r\n' },
  )
