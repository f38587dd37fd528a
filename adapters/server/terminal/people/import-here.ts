import { badInput, err } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { MemberImportSummary } from '../../../../core/use-cases/accounts/member-import-summary.js'
import { importMemberFile } from '../../../../core/use-cases/accounts/owner/import-member-file.js'
import type {
  MemberFilePorts,
  MemberFileRefusal,
  MemberImportFile,
} from '../../../../core/use-cases/accounts/owner/import-member-file.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { memberFileProblems } from './member-file-problems.js'

/** Number of members between two reports of progress. */
const PROGRESS_STEP = 1000

function refusalOf(file: string, refusal: MemberFileRefusal): OwnerFailure {
  switch (refusal.tag) {
    case 'unreadable':
      return badInput(`${file} cannot be used: ${refusal.message}`)
    case 'faulty':
      return badInput(...memberFileProblems(file, refusal.problems))
    case 'no-room':
      return badInput(refusal.message)
  }
}

/** Imports members from a file into the site whose data are here, and reports the progress. */
export async function importHere(
  ports: MemberFilePorts,
  { name, ...file }: MemberImportFile & { readonly name: string },
  terminal: Terminal,
): Promise<Result<MemberImportSummary, OwnerFailure>> {
  const imported = await importMemberFile(ports, file, {
    onUnknownColumns: (columns) => {
      printMessage(terminal, `Left out, since vitrine.json names no such fields: ${columns.join(', ')}`)
    },
    onProgress: (done, total) => {
      if (done % PROGRESS_STEP === 0) printMessage(terminal, `${done} of ${total}`)
    },
  })
  return imported.ok ? imported : err(refusalOf(name, imported.failure))
}
