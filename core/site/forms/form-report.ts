import { isEmailAddress } from '../../accounts/index.js'
import type { FormSubmission } from '../../ports/forms/form-submissions.port.js'
import type { FormFile } from '../../ports/forms/form-uploads.port.js'
import { oneLine, withoutDirectionMarks } from '../../shared/index.js'

/** A size in a readable form: "87 kB". */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} B`
  return sizeBytes < 1_000_000
    ? `${Math.round(sizeBytes / 1000)} kB`
    : `${(sizeBytes / 1_000_000).toFixed(1)} MB`
}

/** The words of a file in a report. */
export interface FormFileWords {
  readonly file: string
  readonly missing: string
}

/** The words in English. */
export const FORM_FILE_WORDS: FormFileWords = { file: 'file', missing: 'the file did not arrive' }

/** A file as a line of a report: its name, its size and how to get it. */
export const formFileText = (file: FormFile | null, words = FORM_FILE_WORDS): string =>
  file === null
    ? `(${words.missing})`
    : `${file.name} (${formatFileSize(file.sizeBytes)}), ${words.file} ${file.id}`

/** A visitor's text on one line, without characters that change the direction of later text. */
export const plainFormText = (text: string): string =>
  withoutDirectionMarks(oneLine(text)).replace(/\s+/gu, ' ')

/**
 * The submitted values, a line for each field; further lines of a value are indented, so that none looks like
 * another field.
 */
export const formLines = (
  { fields, files }: Pick<FormSubmission, 'fields' | 'files'>,
  words = FORM_FILE_WORDS,
): readonly string[] =>
  [
    ...Object.entries(fields),
    ...files.map(({ field, file }) => [field, formFileText(file, words)] as const),
  ].map(
    ([name, value]) =>
      `${plainFormText(name)}: ${withoutDirectionMarks(value).replace(/\r\n?|[\n\u2028\u2029]/gu, '\n    ')}`,
  )

/** The reply address of a submission: the first field with an address; null: none. */
export const replyAddressOf = ({ fields }: Pick<FormSubmission, 'fields'>): string | null =>
  Object.values(fields).find((value) => isEmailAddress(value)) ?? null
