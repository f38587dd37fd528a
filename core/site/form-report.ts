import type { FormSubmission } from '../ports/form-inbox.port.js'
import type { Mail } from '../ports/mailer.port.js'

const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;]+$/

/** The mail that tells the owner of a submission; it can be answered when a field holds an e-mail address. */
export function formMail(to: string, submission: FormSubmission): Mail {
  const { formName, fields, files, source } = submission
  const replyTo = Object.values(fields).find((value) => EMAIL.test(value))
  const lines = [
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ...Object.entries(files).map(([name, id]) => `${name}: file ${id}`),
    '',
    `Sent from ${source}`,
  ]
  return {
    to,
    subject: `New message: ${formName}`.replace(/[\r\n]+/g, ' '),
    text: lines.join('\n'),
    ...(replyTo !== undefined && { replyTo }),
  }
}

/** Submissions as a CSV table, one column for each field that any of them has. */
export function formCsv(submissions: readonly FormSubmission[]): string {
  const names = [
    ...new Set(submissions.flatMap(({ fields, files }) => [...Object.keys(fields), ...Object.keys(files)])),
  ]
  const header = ['Received (UTC)', 'Form', 'Page', 'Id', ...names]
  const rows = submissions.map(({ receivedAtMs, formName, source, id, fields, files }) => [
    new Date(receivedAtMs).toISOString(),
    formName,
    source,
    id,
    ...names.map((name) => fields[name] ?? files[name] ?? ''),
  ])
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** Quoted where needed; a value that a spreadsheet would calculate is marked as text. */
function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
