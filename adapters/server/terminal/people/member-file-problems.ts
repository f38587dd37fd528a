import type { MemberImportProblem } from '../../../../core/ports/accounts/member-imports.port.js'
import { problemLines } from '../../csv/csv-table.js'

/** The errors in a file of members, for its owner. */
export const memberFileProblems = (
  file: string,
  problems: readonly MemberImportProblem[],
): [string, ...string[]] => [`${file} cannot be used; nothing was changed:`, ...problemLines(problems)]
