import type { MemberImportProblem } from '../../../../../core/ports/accounts/member-imports.port.js'
import { newId } from '../../engine/index.js'
import type { Change, CommitChanges, MemberImportRow } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { MemberAdminContext } from './member-admin-context.js'

/** Characters of a file in one statement: a running site takes at most a megabyte at once from a command. */
const PART_LENGTH = 100_000

/** The result of an import. */
export interface ImportedMembers {
  readonly added: number
  /** Number of addresses that were members already; they are not changed. */
  readonly known: number
}

/** An import whose file is stored in the database until its end, with the number of processed lines. */
export interface KeptImport {
  readonly id: string
  readonly done: number
}

/** A checked file of members. */
export interface FileToKeep {
  readonly id?: string
  readonly text: string
  /** The number of its members. */
  readonly total: number
}

type Context = Pick<MemberAdminContext, 'sql' | 'siteId' | 'clock' | 'random'>

/** The row of an import. */
export const importRow = (
  { siteId, clock }: Pick<Context, 'siteId' | 'clock'>,
  given: Pick<MemberImportRow, 'id' | 'state' | 'total'> & Partial<MemberImportRow>,
): MemberImportRow => ({
  site_id: siteId,
  done: 0,
  added: 0,
  problems: '[]',
  seen_on: clock.wallTime(),
  file: null,
  ...given,
})

/** Ends an import with its faults, and removes the file. */
export async function failImport(
  { sql, siteId, clock }: Context,
  id: string,
  problems: readonly MemberImportProblem[],
): Promise<void> {
  await sql.query(
    `UPDATE member_import SET state = 'failed', problems = $3, file = NULL, seen_on = $4
      WHERE site_id = $1 AND id = $2 AND state = 'running'`,
    [siteId, id, JSON.stringify(problems), clock.wallTime()],
  )
}

/**
 * Stores a file, so that its import survives this process. The import begins with the last statement,
 * together with `alongside`, so a partly sent file begins no import.
 */
export async function keepImport(
  context: Context & { readonly commit: CommitChanges },
  { id = newId(context), text, total }: FileToKeep,
  alongside: readonly Change[] = [],
): Promise<KeptImport> {
  const { sql, siteId, clock } = context
  const sending = importRow(context, { id, state: 'sending', total, file: text.slice(0, PART_LENGTH) })
  await tablesOf(sql)
    .insertInto('member_import')
    .values(sending)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'id']).doUpdateSet(sending).where('member_import.state', '=', 'sending'),
    )
    .execute()
  for (let at = PART_LENGTH; at < text.length; at += PART_LENGTH)
    await sql.query('UPDATE member_import SET file = file || $3::TEXT WHERE site_id = $1 AND id = $2', [
      siteId,
      id,
      text.slice(at, at + PART_LENGTH),
    ])
  await context.commit([
    {
      text: `UPDATE member_import SET state = 'running', seen_on = $3
        WHERE site_id = $1 AND id = $2 AND state = 'sending'`,
      values: [siteId, id, clock.wallTime()],
      mustChange: true,
    },
    ...alongside,
  ])
  return { id, done: 0 }
}

/** The number of processed lines; null: the import has ended or is unknown. */
export async function doneOf({ sql, siteId }: Context, id: string): Promise<number | null> {
  const { rows } = await sql.query(
    `SELECT done FROM member_import WHERE site_id = $1 AND id = $2 AND state = 'running'`,
    [siteId, id],
  )
  return rows[0] === undefined ? null : Number(rows[0]['done'])
}

/**
 * Ends an import once, with its event, and removes the file. Returns the number of members that all its
 * processes added.
 */
export async function endImport(context: Context, id: string): Promise<ImportedMembers> {
  const { sql, siteId, clock } = context
  const now = clock.wallTime()
  await sql.query(
    `WITH ended AS (
      UPDATE member_import SET state = 'done', done = total, file = NULL, seen_on = $3
      WHERE site_id = $1 AND id = $2 AND state = 'running' RETURNING added)
    INSERT INTO member_event (site_id, id, member_id, kind, detail, at)
    SELECT $1, $4::TEXT, NULL, 'imported', '{"added":' || added || '}', $3 FROM ended`,
    [siteId, id, now, newId(context)],
  )
  const { rows } = await sql.query('SELECT total, added FROM member_import WHERE site_id = $1 AND id = $2', [
    siteId,
    id,
  ])
  const added = Number(rows[0]?.['added'] ?? 0)
  return { added, known: Number(rows[0]?.['total'] ?? 0) - added }
}
