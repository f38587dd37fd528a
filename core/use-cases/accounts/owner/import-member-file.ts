import { noMemberRoomText } from '../../../accounts/index.js'
import type { EntryOf } from '../../../owners/index.js'
import type { MemberFile } from '../../../ports/accounts/member-file.port.js'
import type { MemberImportProblem } from '../../../ports/accounts/member-imports.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { memberImportWords } from '../../owner/audit-words.js'
import { checkedMembers, importedMembers } from '../member-import-summary.js'
import type { MemberImportSummary } from '../member-import-summary.js'
import { wholeFile } from './check-import.js'
import { importMembers, lacksSpaceFor } from './import-members.js'
import type { ImportPorts } from './import-ports.js'

/** A file of members: its text; a dry run imports nothing. */
export interface MemberImportFile {
  readonly text: string
  readonly isDryRun: boolean
}

/** The reason why a file was not imported, or not as a whole. */
export type MemberFileRefusal =
  | { readonly tag: 'unreadable'; readonly message: string }
  | { readonly tag: 'faulty'; readonly problems: readonly MemberImportProblem[] }
  | { readonly tag: 'no-room'; readonly message: string }

/** Receives the progress of an import. */
export interface ImportWatcher {
  /** Called with the columns that are left out. */
  readonly onUnknownColumns: (columns: readonly string[]) => void
  readonly onProgress: (done: number, total: number) => void
}

/** The ports of the import of a file. */
export interface MemberFilePorts extends ImportPorts {
  /** Makes the entry of the audit log. @default none */
  readonly entryOf?: EntryOf
}

/** Checks a file; one with an error is not imported. */
function checkFile(read: Result<MemberFile, string>): Result<MemberFile, MemberFileRefusal> {
  if (!read.ok) return err({ tag: 'unreadable', message: read.failure })
  const { problems } = read.value
  return problems.length === 0 ? ok(read.value) : err({ tag: 'faulty', problems })
}

/** Checks a file of members as a whole, then imports it; returns the result. */
export async function importMemberFile(
  ports: MemberFilePorts,
  { text, isDryRun }: MemberImportFile,
  { onUnknownColumns, onProgress }: ImportWatcher,
): Promise<Result<MemberImportSummary, MemberFileRefusal>> {
  const { settings, clock, imports, newId } = ports
  const checked = checkFile(await ports.readFile(text, settings.fields, clock.wallTime()))
  if (!checked.ok) return checked
  const { lines, unknownColumns } = checked.value
  const lacking = await lacksSpaceFor(ports, lines)
  if (lacking !== null) return err({ tag: 'no-room', message: noMemberRoomText(settings.plan, lacking) })
  if (unknownColumns.length > 0) onUnknownColumns(unknownColumns)
  if (isDryRun) return ok(checkedMembers(lines.length))
  // The running site continues with the stored file if this command is killed.
  const id = newId()
  await imports.keep(
    { id, text, total: lines.length },
    ports.entryOf?.(memberImportWords(lines.length)) ?? null,
  )
  const imported = await importMembers(ports, lines, { id, done: 0 }, (done) =>
    onProgress(done, lines.length),
  )
  if (imported.ok) return ok(importedMembers(imported.value.added, imported.value.known))
  const message = noMemberRoomText(settings.plan, imported.failure)
  await imports.fail(id, [wholeFile(message)])
  return err({ tag: 'no-room', message })
}
