import type { FormSubmissions, SubmissionList } from '../../../core/ports/forms/form-submissions.port.js'
import type { FormUploads, KeptUploads } from '../../../core/ports/forms/form-uploads.port.js'
import type { Sql } from '../sql/engine/index.js'
import type { SqlFormsOptions } from './sql-forms-options.js'
import { createSqlFormUploads, createSqlKeptUploads } from './sql-form-uploads.js'
import { createSqlSubmissionList } from './sql-submission-list.js'
import { createSqlSubmissions } from './sql-submissions.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'

/** The stored submissions and uploads of a site's forms, for the owner. */
export interface KeptForms {
  readonly submissions: FormSubmissions
  readonly list: SubmissionList
  readonly uploads: KeptUploads
}

/** The submissions of a site's forms, with their files. */
export interface KeptFormsWithFiles extends KeptForms {
  readonly files: FileStore
}

/** The storage of a site's forms, one port for each part. */
export interface FormStorage extends KeptForms {
  readonly uploads: FormUploads
}

/** The stored forms of a site over a connection without transactions; it accepts no uploads. */
export const createSqlKeptForms = (options: SqlFormsOptions): KeptForms => ({
  submissions: createSqlSubmissions(options),
  list: createSqlSubmissionList(options),
  uploads: createSqlKeptUploads(options),
})

/** The forms of a site in the tables of migrations 0002 and 0003. */
export const createSqlForms = (options: SqlFormsOptions & { readonly sql: Sql }): FormStorage => ({
  ...createSqlKeptForms(options),
  uploads: createSqlFormUploads(options),
})
