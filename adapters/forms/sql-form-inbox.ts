import type { FormInbox } from '../../core/ports/form-inbox.port.js'
import type { SqlFormInboxOptions } from './inbox-queries.js'
import { createFormFileRows } from './sql-form-files.js'
import { createFormSubmissionRows } from './sql-form-submissions.js'

/** An inbox in the tables of migrations 0002 and 0003. */
export const createSqlFormInbox = (options: SqlFormInboxOptions): FormInbox => ({
  ...createFormSubmissionRows(options),
  ...createFormFileRows(options),
})
