import { emailKey, noMemberRoomText } from '../../../../../core/accounts/index.js'
import type {
  MemberImport,
  MemberImportPreview,
  MemberImportProblem,
  PreviewedMember,
  SiteMemberImports,
} from '../../../../../core/ports/accounts/member-imports.port.js'
import type { StorageFailure } from '../../../../../core/ports/platform/storage-failure.js'
import { err, groupBy, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { commitChanges, newId } from '../../engine/index.js'
import type { MemberImportRow } from '../../engine/index.js'
import { auditChanges } from '../../owner/owner-statements.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { importMembers, knownMembers, lacksRoomFor } from './import-members.js'
import { readMembers } from '../../../csv/member-csv.js'
import type { MemberLine } from '../../../csv/member-csv.js'

const MAX_PROBLEMS = 100
/** An import without progress for this time was interrupted with its process. */
const CUT_OFF_MS = 60_000

const toImport = (row: MemberImportRow, nowMs: number): MemberImport => ({
  id: row.id,
  state:
    row.state === 'running' && nowMs - Number(row.seen_on) > CUT_OFF_MS
      ? 'failed'
      : (row.state as MemberImport['state']),
  total: Number(row.total),
  done: Number(row.done),
  added: Number(row.added),
  // JSON text of this program.
  problems: JSON.parse(row.problems) as MemberImport['problems'],
})

interface Checked {
  readonly lines: readonly MemberLine[]
  readonly problems: MemberImport['problems']
}

const wholeFile = (message: string): MemberImportProblem => ({ line: 0, column: null, message })

async function check(context: AccountsContext, csv: string): Promise<Checked> {
  const { settings, clock } = context
  const read = await readMembers(csv, settings.fields, clock.wallTime())
  if (!read.ok) return { lines: [], problems: [wholeFile(read.failure)] }
  const { lines, problems } = read.value
  const lacking = problems.length === 0 ? await lacksRoomFor(context, lines) : null
  if (lacking !== null) return { lines, problems: [wholeFile(noMemberRoomText(settings.plan, lacking))] }
  return { lines, problems: problems.slice(0, MAX_PROBLEMS) }
}

/** The result for each line of a file; several faults of a line are one refusal. */
async function preview(context: AccountsContext, csv: string): Promise<MemberImportPreview> {
  const { settings, clock } = context
  const read = await readMembers(csv, settings.fields, clock.wallTime())
  if (!read.ok) return { lines: [], problems: [read.failure], unknownColumns: [] }
  const { lines, numbers, problems, unknownColumns } = read.value
  const known = await knownMembers(context, lines)
  const lacking = await lacksRoomFor(context, lines)
  const refused = groupBy(problems, ({ line }) => line)
  const listed = lines.map(({ email }, at): PreviewedMember => {
    const outcome = known.has(emailKey(email)) ? 'known' : 'added'
    return { line: numbers[at] ?? 0, email, outcome, problem: null }
  })
  const faulty = [...refused].map(([line, faults]): PreviewedMember => ({
    line,
    email: '',
    outcome: 'refused',
    problem: faults
      .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
      .join(' '),
  }))
  return {
    lines: [...listed, ...faulty].sort((left, right) => left.line - right.line),
    problems: lacking === null ? [] : [noMemberRoomText(settings.plan, lacking)],
    unknownColumns,
  }
}

/** Imports of members over SQL. `later` runs the work after `begin` has answered. */
export function createMemberImports(
  context: AccountsContext,
  later: (work: Promise<void>) => void,
): SiteMemberImports {
  const { siteId, clock } = context
  const tables = tablesOf(context.sql)
  const guarded = async <T>(work: () => Promise<T>): Promise<Result<T, StorageFailure>> => {
    try {
      return ok(await work())
    } catch (thrown) {
      context.onError(thrown)
      return err({ tag: 'unavailable', message: 'Members cannot be reached right now.' })
    }
  }
  const write = async (id: string, change: Partial<MemberImportRow>): Promise<void> => {
    await tables
      .updateTable('member_import')
      .set({ ...change, seen_on: clock.wallTime() })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
  const run = async (id: string, lines: readonly MemberLine[]): Promise<void> => {
    try {
      const imported = await importMembers(context, lines, (done) => write(id, { done }))
      if (imported.ok)
        return await write(id, { state: 'done', done: lines.length, added: imported.value.added })
      const message = noMemberRoomText(context.settings.plan, imported.failure)
      await write(id, { state: 'failed', problems: JSON.stringify([wholeFile(message)]) })
    } catch (thrown) {
      await write(id, { state: 'failed' })
      throw thrown
    }
  }
  const begin = (
    csv: string,
    { id = newId(context), entryOf }: Partial<Parameters<SiteMemberImports['beginAs']>[1]> = {},
  ) =>
    guarded(async () => {
      const { lines, problems } = await check(context, csv)
      if (entryOf !== undefined && problems.length === 0)
        await commitChanges(context.sql)(auditChanges(siteId, entryOf(lines.length)))
      const row: MemberImportRow = {
        site_id: siteId,
        id,
        state: problems.length > 0 ? 'failed' : 'running',
        total: lines.length,
        done: 0,
        added: 0,
        problems: JSON.stringify(problems),
        seen_on: clock.wallTime(),
      }
      // A refused file may be sent again under its key.
      if (entryOf === undefined || problems.length === 0)
        await tables.insertInto('member_import').values(row).execute()
      if (problems.length === 0) later(run(row.id, lines))
      return toImport(row, clock.wallTime())
    })
  return {
    begin: (csv) => begin(csv),
    beginAs: begin,
    preview: (csv) => guarded(() => preview(context, csv)),
    read: (id) =>
      guarded(async () => {
        const row = await tables
          .selectFrom('member_import')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .executeTakeFirst()
        return row === undefined ? null : toImport(row, clock.wallTime())
      }),
  }
}
