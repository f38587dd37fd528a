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
import { commitChanges, newId, SqlError } from '../../engine/index.js'
import type { MemberImportRow } from '../../engine/index.js'
import { auditChanges } from '../../owner/owner-statements.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { importMembers, knownMembers, lacksSpaceFor } from './import-members.js'
import { failImport, importRow, keepImport } from './kept-import.js'
import type { KeptImport } from './kept-import.js'
import { readMembers } from '../../../csv/member-csv.js'
import type { MemberAdminContext } from './member-admin-context.js'
import type { MemberLine } from '../../../csv/member-csv.js'

const MAX_PROBLEMS = 100
/** The time without progress after which the process of an import counts as gone. */
const SILENT_MS = 15_000
/** The code of a statement for a database that is closed. */
const CLOSED = '57P01'

/**
 * The state of an import for its owner. A file that was sent only in part has begun no import, so it ends as
 * failed.
 */
function stateOf({ state, seen_on }: MemberImportRow, nowMs: number): MemberImport['state'] {
  if (state !== 'sending') return state as MemberImport['state']
  return nowMs - Number(seen_on) > SILENT_MS ? 'failed' : 'running'
}

const toImport = (row: MemberImportRow, nowMs: number): MemberImport => ({
  id: row.id,
  state: stateOf(row, nowMs),
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
  const lacking = problems.length === 0 ? await lacksSpaceFor(context, lines) : null
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
  const lacking = await lacksSpaceFor(context, lines)
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

/** The site whose imports are continued. */
export interface ResumeContext extends MemberAdminContext {
  readonly settings: Pick<AccountsContext['settings'], 'plan' | 'fields'>
}

/**
 * Adds the members of a stored import. An interrupted import stays `running`, and `resumeImports` continues
 * it.
 */
async function run(context: ResumeContext, kept: KeptImport, lines: readonly MemberLine[]): Promise<void> {
  try {
    const imported = await importMembers(context, lines, kept)
    if (imported.ok) return
    const message = noMemberRoomText(context.settings.plan, imported.failure)
    await failImport(context, kept.id, [wholeFile(message)])
  } catch (thrown) {
    // A stopped site continues the import after its next start.
    if (!(thrown instanceof SqlError && thrown.code === CLOSED)) throw thrown
  }
}

/** Continues imports whose process ended before they did. */
export async function resumeImports(context: ResumeContext): Promise<void> {
  const { sql, siteId, clock } = context
  const now = clock.wallTime()
  // A time lies in the future if the clock was set back.
  const { rows } = await sql.query(
    `SELECT id FROM member_import
      WHERE site_id = $1 AND state = 'running' AND (seen_on < $2 OR seen_on > $3) ORDER BY seen_on, id`,
    [siteId, now - SILENT_MS, now + SILENT_MS],
  )
  for (const { id } of rows) {
    const row = await tablesOf(sql)
      .selectFrom('member_import')
      .select(['file', 'done'])
      .where('site_id', '=', siteId)
      .where('id', '=', `${id}`)
      .executeTakeFirst()
    const done = Number(row?.done)
    const read = row?.file ? await readMembers(row.file, context.settings.fields, now) : null
    if (read === null || !read.ok || read.value.problems.length > 0)
      await failImport(context, `${id}`, read?.ok === true ? read.value.problems.slice(0, MAX_PROBLEMS) : [])
    else await run(context, { id: `${id}`, done }, read.value.lines)
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
  const begin = (
    csv: string,
    { id = newId(context), entryOf }: Partial<Parameters<SiteMemberImports['beginAs']>[1]> = {},
  ) =>
    guarded(async () => {
      const { lines, problems } = await check(context, csv)
      const given = { id, total: lines.length }
      if (problems.length > 0) {
        const row = importRow(context, { ...given, state: 'failed', problems: JSON.stringify(problems) })
        // A refused file may be sent again under its key.
        if (entryOf === undefined) await tables.insertInto('member_import').values(row).execute()
        return toImport(row, clock.wallTime())
      }
      const commit = commitChanges(context.sql)
      const entry = entryOf === undefined ? [] : auditChanges(siteId, entryOf(lines.length))
      const kept = await keepImport({ ...context, commit }, { ...given, text: csv }, entry)
      later(run(context, kept, lines))
      return toImport(importRow(context, { ...given, state: 'running' }), clock.wallTime())
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
