import type { FormSubmission } from '../../ports/forms/form-submissions.port.js'
import type { FormFile } from '../../ports/forms/form-uploads.port.js'
import type { Mail } from '../../ports/mail/mailer.port.js'
import { oneLine, withoutDirectionMarks } from '../../shared/index.js'

const EMAIL = /^[^\s@<>"'(),:;\\[\]]+@[^\s@<>"'(),:;\\[\]]+$/
const SUBJECT_LENGTH = 150

/** A size in a readable form: "87 kB". */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} B`
  return sizeBytes < 1_000_000
    ? `${Math.round(sizeBytes / 1000)} kB`
    : `${(sizeBytes / 1_000_000).toFixed(1)} MB`
}

/** A file as a line of a report: its name, its size and how to get it. */
export const formFileText = (file: FormFile | null): string =>
  file === null
    ? '(the file did not arrive)'
    : `${file.name} (${formatFileSize(file.sizeBytes)}), file ${file.id}`

/** Visitors choose all texts of a submission: none may turn the direction of what follows, or begin a line. */
const plainLine = (text: string): string => withoutDirectionMarks(oneLine(text)).replace(/\s+/gu, ' ')

/**
 * The submitted values, a line for each field; further lines of a value are indented, so that none looks like
 * another field.
 */
export const formLines = ({ fields, files }: FormSubmission): readonly string[] =>
  [...Object.entries(fields), ...files.map(({ field, file }) => [field, formFileText(file)] as const)].map(
    ([name, value]) =>
      `${plainLine(name)}: ${withoutDirectionMarks(value).replace(/\r\n?|[\n\u2028\u2029]/gu, '\n    ')}`,
  )

/** The reply address of a submission: the first field with an address; null: none. */
export const replyAddressOf = ({ fields }: Pick<FormSubmission, 'fields'>): string | null =>
  Object.values(fields).find((value) => EMAIL.test(value)) ?? null

/**
 * The mail that tells the owner of a submission; a reply goes to the sender if a field holds an e-mail
 * address.
 */
export function formMail(to: string, submission: FormSubmission): Mail {
  const { formName, files, source } = submission
  const replyTo = replyAddressOf(submission)
  const retrieval = files.some(({ file }) => file) ? ['Get a file with: vitrine forms file <id>'] : []
  return {
    to,
    subject: plainLine(`New submission: ${formName}`).slice(0, SUBJECT_LENGTH),
    text: [...formLines(submission), '', ...retrieval, `Sent from ${plainLine(source)}`].join('\n'),
    ...(replyTo !== null && { replyTo }),
  }
}
