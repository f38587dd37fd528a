import { newId } from '../../../../../core/ports/platform/stamp.port.js'
import type { MemberImportProblem } from '../../../../../core/ports/accounts/member-imports.port.js'
import type {
  KeptImports,
  StoredImport,
} from '../../../../../core/use-cases/accounts/storage/kept-imports.js'
import type { MemberImportRow, Querier } from '../../engine/index.js'
import { auditChanges } from '../../owner/audit-statements.js'
import { tablesOf } from '../storage/tables.js'
import type { MemberCommandContext } from './member-admin-context.js'

/** Characters of a file in one statement: a running site takes at most a megabyte at once from a command. */
const PART_LENGTH = 100_000

/** A row as its value; its JSON text is of this program. */
const toStoredImport = (row: Omit<MemberImportRow, 'site_id' | 'file'>): StoredImport => ({
  id: row.id,
  state: row.state as StoredImport['state'],
  total: Number(row.total),
  done: Number(row.done),
  added: Number(row.added),
  problems: JSON.parse(row.problems) as readonly MemberImportProblem[],
  seenOnMs: Number(row.seen_on),
})

const FAIL = `UPDATE member_import SET state = 'failed', problems = $3, file = NULL, seen_on = $4
  WHERE site_id = $1 AND id = $2 AND state = 'running'`
const BEGIN = `UPDATE member_import SET state = 'running', seen_on = $3
  WHERE site_id = $1 AND id = $2 AND state = 'sending'`
const END = `WITH ended AS (
    UPDATE member_import SET state = 'done', done = total, file = NULL, seen_on = $3
    WHERE site_id = $1 AND id = $2 AND state = 'running' RETURNING added)
  INSERT INTO member_event (site_id, id, member_id, kind, detail, at)
  SELECT $1, $4::TEXT, NULL, 'imported', '{"added":' || added || '}', $3 FROM ended`
const SILENT = `SELECT id FROM member_import
  WHERE site_id = $1 AND state = 'running' AND (seen_on < $2 OR seen_on > $3) ORDER BY seen_on, id`

/** Stores a file in parts, in place of an earlier one that did not arrive completely. */
async function storeFile(sql: Querier, row: Omit<MemberImportRow, 'file'>, text: string): Promise<void> {
  const sending = { ...row, file: text.slice(0, PART_LENGTH) }
  await tablesOf(sql)
    .insertInto('member_import')
    .values(sending)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'id']).doUpdateSet(sending).where('member_import.state', '=', 'sending'),
    )
    .execute()
  for (let at = PART_LENGTH; at < text.length; at += PART_LENGTH)
    await sql.query('UPDATE member_import SET file = file || $3::TEXT WHERE site_id = $1 AND id = $2', [
      row.site_id,
      row.id,
      text.slice(at, at + PART_LENGTH),
    ])
}

/** Imports with their files, over SQL. */
export function createSqlKeptImports(
  context: Pick<MemberCommandContext, 'sql' | 'siteId' | 'clock' | 'random' | 'commit'>,
): KeptImports {
  const { sql, siteId, clock, commit } = context
  const tables = tablesOf(sql)
  const rowOf = (
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
  return {
    find: async (id) => {
      const row = await tables
        .selectFrom('member_import')
        // Without the file, which may have megabytes: this is read again and again while an import runs.
        .select(['id', 'state', 'total', 'done', 'added', 'problems', 'seen_on'])
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toStoredImport(row)
    },
    insertFailed: async ({ id, total, problems }) => {
      const row = rowOf({ id, total, state: 'failed', problems: JSON.stringify(problems) })
      await tables.insertInto('member_import').values(row).execute()
    },
    keep: async ({ id, text, total }, entry) => {
      await storeFile(sql, rowOf({ id, state: 'sending', total }), text)
      await commit([
        { text: BEGIN, values: [siteId, id, clock.wallTime()], mustChange: true },
        ...(entry === null ? [] : auditChanges(siteId, entry)),
      ])
    },
    fail: async (id, problems) => {
      await sql.query(FAIL, [siteId, id, JSON.stringify(problems), clock.wallTime()])
    },
    doneOf: async (id) => {
      const { rows } = await sql.query(
        `SELECT done FROM member_import WHERE site_id = $1 AND id = $2 AND state = 'running'`,
        [siteId, id],
      )
      return rows[0] === undefined ? null : Number(rows[0]['done'])
    },
    end: async (id) => {
      await sql.query(END, [siteId, id, clock.wallTime(), newId(context)])
      const { rows } = await sql.query(
        'SELECT total, added FROM member_import WHERE site_id = $1 AND id = $2',
        [siteId, id],
      )
      return { total: Number(rows[0]?.['total'] ?? 0), added: Number(rows[0]?.['added'] ?? 0) }
    },
    silent: async (fromMs, toMs) =>
      (await sql.query(SILENT, [siteId, fromMs, toMs])).rows.map(({ id }) => `${id}`),
    file: async (id) => {
      const row = await tables
        .selectFrom('member_import')
        .select(['file', 'done'])
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : { text: row.file, done: Number(row.done) }
    },
  }
}
