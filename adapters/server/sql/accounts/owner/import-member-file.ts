import { noMemberRoomText } from '../../../../../core/accounts/index.js'
import type { AccountSettings } from '../../../../../core/accounts/index.js'
import { badInput, err, ok } from '../../../../../core/shared/index.js'
import type { MemberImportProblem } from '../../../../../core/ports/accounts/member-imports.port.js'
import type { OwnerFailure, Result } from '../../../../../core/shared/index.js'
import {
  checkedMembers,
  importedMembers,
} from '../../../../../core/use-cases/accounts/member-import-summary.js'
import type { MemberImportSummary } from '../../../../../core/use-cases/accounts/member-import-summary.js'
import { memberImportWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { importMembers, lacksSpaceFor } from './import-members.js'
import { failImport, keepImport } from './kept-import.js'
import type { MemberCommandContext } from './member-admin-context.js'
import { problemLines } from '../../../csv/csv-table.js'
import { readMembers } from '../../../csv/member-csv.js'
import type { MemberFile } from '../../../csv/member-csv.js'

/** Number of members between two reports of progress. */
const PROGRESS_STEP = 1000

/** The errors in a file of members, for its owner. */
export function memberFileProblems(
  file: string,
  problems: readonly MemberImportProblem[],
): [string, ...string[]] {
  return [`${file} cannot be used; nothing was changed:`, ...problemLines(problems)]
}

/** Checks a file; one with an error is not imported. */
function checkFile(read: Result<MemberFile, string>, file: string): Result<MemberFile, OwnerFailure> {
  if (!read.ok) return err(badInput(`${file} cannot be used: ${read.failure}`))
  const { problems } = read.value
  return problems.length === 0 ? ok(read.value) : err(badInput(...memberFileProblems(file, problems)))
}

/** The site that receives the members. */
export interface MemberImportSite {
  readonly context: MemberCommandContext
  readonly settings: AccountSettings
  /** Called with ignored columns, and with the progress. */
  readonly say: (line: string) => void
}

/** A file of members: its name and its text; a dry run imports nothing. */
export interface MemberImportFile {
  readonly name: string
  readonly text: string
  readonly isDryRun: boolean
}

/** Checks a file of members as a whole, then imports it; returns the result. */
export async function importMemberFile(
  { context, settings, say }: MemberImportSite,
  { name, text, isDryRun }: MemberImportFile,
): Promise<Result<MemberImportSummary, OwnerFailure>> {
  const checked = checkFile(await readMembers(text, settings.fields, context.clock.wallTime()), name)
  if (!checked.ok) return checked
  const { lines, unknownColumns } = checked.value
  const lacking = await lacksSpaceFor(context, lines)
  if (lacking !== null) return err(badInput(noMemberRoomText(settings.plan, lacking)))
  if (unknownColumns.length > 0)
    say(`Left out, since vitrine.json names no such fields: ${unknownColumns.join(', ')}`)
  if (isDryRun) return ok(checkedMembers(lines.length))
  const { operation, subject: memberId, detail } = memberImportWords(lines.length)
  // The running site continues with the stored file if this command is killed.
  const kept = await keepImport(
    context,
    { text, total: lines.length },
    context.alongside?.({ operation, memberId, detail }),
  )
  const reportProgress = (done: number): void => {
    if (done % PROGRESS_STEP === 0) say(`${done} of ${lines.length}`)
  }
  const imported = await importMembers(context, lines, kept, reportProgress)
  if (imported.ok) return ok(importedMembers(imported.value.added, imported.value.known))
  const message = noMemberRoomText(settings.plan, imported.failure)
  await failImport(context, kept.id, [{ line: 0, column: null, message }])
  return err(badInput(message))
}
