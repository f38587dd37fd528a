import type { StoredAuditEntry } from '../../../../core/owners/index.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'
import { utcText } from '../time-text.js'

const HEADER = ['Time (UTC)', 'By', 'Change', 'Subject', 'Detail']

const rowOf = ({ atMs, by, operation, subject, detail }: StoredAuditEntry): readonly string[] =>
  [utcText(atMs), by, operation, subject ?? '', detail].map(plainLine)

/** Entries of the audit log as a table, one line each. */
export const auditTable = (entries: readonly StoredAuditEntry[]): readonly string[] =>
  textTable(HEADER, entries.map(rowOf))

/** An entry of the audit log in the form for JSON. */
export const auditReport = ({ atMs, by, operation, subject, detail }: StoredAuditEntry) => ({
  at: new Date(atMs).toISOString(),
  by,
  operation,
  subject,
  detail,
})
