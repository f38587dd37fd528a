import type {
  FormSubmission,
  SubmissionFilter,
  SubmissionList,
  SubmissionSortKey,
} from '../../../core/ports/forms/form-submissions.port.js'
import { createKeysetList } from '../sql/engine/index.js'
import type { SqlFormsOptions } from './sql-forms-options.js'
import {
  SUBMISSION_COLUMNS,
  SUBMISSION_SORT_COLUMNS,
  submissionCondition,
  withFiles,
} from './submission-rows.js'

/** The owner's list over the table `form_submission`. */
export const createSqlSubmissionList = ({
  sql,
  siteId,
}: Pick<SqlFormsOptions, 'sql' | 'siteId'>): SubmissionList =>
  createKeysetList<FormSubmission, SubmissionSortKey, SubmissionFilter>({
    sql,
    columns: SUBMISSION_COLUMNS,
    from: 'form_submission',
    idColumn: 'id',
    sortColumns: SUBMISSION_SORT_COLUMNS,
    where: (filter) => submissionCondition(siteId, filter),
    read: (rows) => withFiles(sql, siteId, rows),
  })
