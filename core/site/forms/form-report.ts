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

/** The words of a report. */
export interface FormWords {
  readonly file: string
  readonly missing: string
  /** A ticked box, and one that is not. */
  readonly yes: string
  readonly no: string
}

/** The words in English. */
export const FORM_WORDS: FormWords = {
  file: 'file',
  missing: 'the file did not arrive',
  yes: 'Yes',
  no: 'No',
}

/** The words of a quote, which stands in mails of any language. */
export const QUOTE_WORDS: FormWords = {
  file: FORM_WORDS.file,
  missing: FORM_WORDS.missing,
  yes: '[x]',
  no: '[ ]',
}

/** A value for people: pages send boxes as `true` and `false`, which stay so in data for programs. */
export const formValueText = (
  value: string,
  { yes, no }: Pick<FormWords, 'yes' | 'no'> = FORM_WORDS,
): string => (value === 'true' ? yes : value === 'false' ? no : value)

/** A file as a line of a report: its name, its size and how to get it. */
export const formFileText = (file: FormFile | null, words = FORM_WORDS): string =>
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
  words = FORM_WORDS,
): readonly string[] =>
  [
    ...Object.entries(fields).map(([name, value]) => [name, formValueText(value, words)] as const),
    ...files.map(({ field, file }) => [field, formFileText(file, words)] as const),
  ].map(
    ([name, value]) =>
      `${plainFormText(name)}: ${withoutDirectionMarks(value).replace(/\r\n?|[\n\u2028\u2029]/gu, '\n    ')}`,
  )

/** The reply address of a submission: the first field with an address; null: none. */
export const replyAddressOf = ({ fields }: Pick<FormSubmission, 'fields'>): string | null =>
  Object.values(fields).find((value) => isEmailAddress(value)) ?? null
