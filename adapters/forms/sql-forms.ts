import type { FormSubmissions, SubmissionList } from '../../core/ports/form-submissions.port.js'
import type { FormUploads } from '../../core/ports/form-uploads.port.js'
import type { SubmissionOutbox } from '../../core/ports/submission-outbox.port.js'
import type { SqlFormsOptions } from './form-queries.js'
import { createSqlFormUploads } from './sql-form-uploads.js'
import { createSqlSubmissionList } from './sql-submission-list.js'
import { createSqlSubmissionOutbox } from './sql-submission-outbox.js'
import { createSqlSubmissions } from './sql-submissions.js'

/** What the forms of a site keep, each part behind a port of its own. */
export interface FormStorage {
  readonly submissions: FormSubmissions
  readonly list: SubmissionList
  readonly outbox: SubmissionOutbox
  readonly uploads: FormUploads
}

/** The forms of a site in the tables of migrations 0002 and 0003. */
export const createSqlForms = (options: SqlFormsOptions): FormStorage => ({
  submissions: createSqlSubmissions(options),
  list: createSqlSubmissionList(options),
  outbox: createSqlSubmissionOutbox(options),
  uploads: createSqlFormUploads(options),
})
