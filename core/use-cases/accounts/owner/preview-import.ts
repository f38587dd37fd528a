import { emailKey, noMemberRoomText } from '../../../accounts/index.js'
import type {
  MemberImportPreview,
  MemberImportProblem,
  PreviewedMember,
} from '../../../ports/accounts/member-imports.port.js'
import { groupBy } from '../../../shared/index.js'
import { knownMembers, lacksSpace } from './import-members.js'
import type { ImportPorts } from './import-ports.js'

/** A line with its faults; several faults of a line are one refusal. */
const refusedLine = ([line, faults]: readonly [
  line: number,
  faults: readonly MemberImportProblem[],
]): PreviewedMember => ({
  line,
  email: '',
  outcome: 'refused',
  problem: faults
    .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
    .join(' '),
})

/** The result for each line of a file. */
export async function previewImport(ports: ImportPorts, csv: string): Promise<MemberImportPreview> {
  const { settings, clock, readFile } = ports
  const read = await readFile(csv, settings.fields, clock.wallTime())
  if (!read.ok) return { lines: [], problems: [read.failure], unknownColumns: [] }
  const { lines, numbers, problems, unknownColumns } = read.value
  const known = await knownMembers(ports, lines)
  const lacking = await lacksSpace(ports, lines.length - known.size)
  const listed = lines.map(({ email }, at): PreviewedMember => {
    const outcome = known.has(emailKey(email)) ? 'known' : 'added'
    return { line: numbers[at] ?? 0, email, outcome, problem: null }
  })
  const refused = [...groupBy(problems, ({ line }) => line)].map(refusedLine)
  return {
    lines: [...listed, ...refused].sort((left, right) => left.line - right.line),
    problems: lacking === null ? [] : [noMemberRoomText(settings.plan, lacking)],
    unknownColumns,
  }
}
