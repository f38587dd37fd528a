import { followImport } from '../../../../core/account-flows/index.js'
import type { MemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import { badInput, err, failed, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { systemClock } from '../../platform/index.js'
import { importedMembers } from '../../../../core/use-cases/accounts/member-import-summary.js'
import type { MemberImportSummary } from '../../../../core/use-cases/accounts/member-import-summary.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { memberFileProblems } from './member-file-problems.js'

/** Sends a file to a remote site, which checks and imports it, and waits for the end. */
export async function importElsewhere(
  imports: MemberImports,
  file: string,
  text: string,
  terminal: Terminal,
): Promise<Result<MemberImportSummary, OwnerFailure>> {
  const followed = await followImport(imports, systemClock, text, ({ done, total, state }) => {
    if (state === 'running' && done > 0) printMessage(terminal, `${done} of ${total}`)
  })
  if (!followed.ok) return err(failed(followed.failure.message))
  const { state, added, total, problems } = followed.value
  if (problems.length > 0) return err(badInput(...memberFileProblems(file, problems)))
  return state === 'done'
    ? ok(importedMembers(added, total - added))
    : err(failed('The file did not arrive as a whole, and nothing was imported. Send it again.'))
}
