import { ownValue } from '../shared/index.js'
import type { FormFile, FormSubmission } from '../ports/form-inbox.port.js'
import type { Mail } from '../ports/mailer.port.js'

const EMAIL = /^[^\s@<>"'(),:;\\[\]]+@[^\s@<>"'(),:;\\[\]]+$/
const SUBJECT_LENGTH = 150

/** A size as people say it: "87 kB". */
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

/**
 * What was sent, a line for each field; later lines of a value are indented, so that none of them looks like
 * another field.
 */
export const formLines = ({ fields, files }: FormSubmission): readonly string[] =>
  [...Object.entries(fields), ...files.map(({ field, file }) => [field, formFileText(file)] as const)].map(
    ([name, value]) => `${name.replace(/\s+/g, ' ')}: ${value.replace(/\r\n?|\n/g, '\n    ')}`,
  )

/** The mail that tells the owner of a submission; it can be answered when a field holds an e-mail address. */
export function formMail(to: string, submission: FormSubmission): Mail {
  const { formName, fields, files, source } = submission
  const replyTo = Object.values(fields).find((value) => EMAIL.test(value))
  const hint = files.some(({ file }) => file) ? ['Get a file with: vitrine forms file <id>'] : []
  return {
    to,
    subject: `New message: ${formName}`.replace(/[\r\n]+/g, ' ').slice(0, SUBJECT_LENGTH),
    text: [...formLines(submission), '', ...hint, `Sent from ${source}`].join('\n'),
    ...(replyTo !== undefined && { replyTo }),
  }
}

const META = ['Received (UTC)', 'Form', 'Page', 'Id'] as const

/**
 * Submissions as rows of a table, its header first: one column for each field that any of them has, then one
 * for each file field. `fileText` says what stands for a file. Every value is safe to open in a spreadsheet.
 */
export function formTable(
  submissions: readonly FormSubmission[],
  fileText: (file: FormFile | null) => string = formFileText,
): readonly (readonly string[])[] {
  const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]
  const names = unique(submissions.flatMap(({ fields }) => Object.keys(fields)))
  const fileNames = unique(submissions.flatMap(({ files }) => files.map(({ field }) => field)))
  const taken: readonly string[] = [...META, ...names]
  const header = [
    ...META,
    ...names.map((name) => (META.some((title) => title === name) ? `${name} (field)` : name)),
    ...fileNames.map((name) => (taken.includes(name) ? `${name} (file)` : name)),
  ]
  const rows = submissions.map(({ receivedAtMs, formName, source, id, fields, files }) => [
    new Date(receivedAtMs).toISOString(),
    formName,
    source,
    id,
    ...names.map((name) => ownValue(fields, name) ?? ''),
    ...fileNames.map((name) => {
      const found = files.find(({ field }) => field === name)
      return found ? fileText(found.file) : ''
    }),
  ])
  return [header, ...rows].map((row) => row.map(asText))
}

/** Marks a value that a spreadsheet would calculate as text. */
const asText = (value: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)
