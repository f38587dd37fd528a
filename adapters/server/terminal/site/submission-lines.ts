import type { FormEntry } from '../../../../core/ports/owner/form-desk.port.js'
import type { FormSubmission } from '../../../../core/ports/forms/form-submissions.port.js'
import { plural } from '../../../../core/shared/index.js'
import { formLines } from '../../../../core/site/index.js'
import { utcText } from '../time-text.js'

/** A number of submissions. */
export const submissionsText = (count: number): string => plural(count, 'submission')

/** A submission on several lines. */
function submissionLines(submission: FormSubmission): readonly string[] {
  const { receivedAtMs, formName, source, id } = submission
  const lines = formLines(submission).flatMap((line) => line.split('\n').map((part) => `  ${part}`))
  return [`${utcText(receivedAtMs)}  ${formName}  ${source}  ${id}`, ...lines]
}

/** The same with the answers that were mailed. */
export const entryLines = (entry: FormEntry): readonly string[] => [
  ...submissionLines(entry),
  ...entry.replies.map(({ atMs, by, subject }) => `  Answered ${utcText(atMs)} by ${by}: ${subject}`),
]
