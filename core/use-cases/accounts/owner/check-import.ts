import { noMemberRoomText } from '../../../accounts/index.js'
import type { MemberLine } from '../../../ports/accounts/member-file.port.js'
import type { MemberImportProblem } from '../../../ports/accounts/member-imports.port.js'
import { lacksSpaceFor } from './import-members.js'
import type { ImportPorts } from './import-ports.js'

/** Maximum number of faults of a file that are kept. */
export const MAX_PROBLEMS = 100

/** The lines of a file, or the reasons against its import. */
interface CheckedImport {
  readonly lines: readonly MemberLine[]
  readonly problems: readonly MemberImportProblem[]
}

/** A fault of a file as a whole. */
export const wholeFile = (message: string): MemberImportProblem => ({ line: 0, column: null, message })

/** Checks a file of members, and whether the plan has space for them. */
export async function checkImport(ports: ImportPorts, csv: string): Promise<CheckedImport> {
  const { settings, clock, readFile } = ports
  const read = await readFile(csv, settings.fields, clock.wallTime())
  if (!read.ok) return { lines: [], problems: [wholeFile(read.failure)] }
  const { lines, problems } = read.value
  const lacking = problems.length === 0 ? await lacksSpaceFor(ports, lines) : null
  if (lacking !== null) return { lines, problems: [wholeFile(noMemberRoomText(settings.plan, lacking))] }
  return { lines, problems: problems.slice(0, MAX_PROBLEMS) }
}
