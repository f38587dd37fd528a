import { err, ok, someOf } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { MIGRATIONS } from '../../schema/migrations.js'
import { countTables, EVER_TABLES, tablesThere } from './copy-tables.js'
import type { TableRows } from './copy-tables.js'
import { dumpTable } from './dump-tables.js'
import type { DumpedTable } from './dump-tables.js'
import { migrate } from '../migrations/migrate.js'
import { migrated } from '../open-database.js'
import type { DatabaseOptions } from '../open-database.js'
import type { OpenFailure } from '../open-failure.js'
import { openPglite } from '../pglite/open-pglite.js'
import { openPostgres } from '../postgres/open-postgres.js'
import { fromWire } from '../shared/wire.js'
import type { Querier, Sql, SqlValue } from '../sql.js'
import { sqlProblem } from '../sql-error.js'
import { columnNamesOf, insertRows } from './table-rows.js'
import type { RowBatch } from './table-rows.js'

/** A part of a table, as `dumpTables` wrote it. */
export interface TablePart {
  readonly table: string
  readonly text: string
}

/** The reason why tables were not restored; no row was written. */
export type RestoreFailure =
  | { readonly tag: 'not-empty'; readonly filled: readonly TableRows[] }
  | { readonly tag: 'differs'; readonly table: string; readonly rows: number; readonly expected: number }
  | { readonly tag: 'failed'; readonly message: string }

/** Time limits of a restore, which may take long. */
const PATIENT = { lockMs: 30_000, statementMs: 0, idleTransactionMs: 0 }

/** Opens a database without a migration. */
export const openUnchanged = (options: DatabaseOptions): Promise<Result<Sql, OpenFailure>> =>
  'url' in options ? openPostgres({ ...options, connections: 1, timeouts: PATIENT }) : openPglite(options)

/** The maximum number of migrations that a message names. */
const MAX_NAMED = 5

/** Opens a new database with the tables of a backup, which may be of an older version. */
export async function openForRestore(
  options: DatabaseOptions,
  ids: readonly string[],
): Promise<Result<Sql, OpenFailure>> {
  const known = MIGRATIONS.filter(({ id }) => ids.includes(id))
  const isCurrent = known.length === MIGRATIONS.length
  const place = 'url' in options || isCurrent ? options : { folder: options.folder }
  const unknown = ids.filter((id) => !MIGRATIONS.some((migration) => migration.id === id))
  if (unknown.length > 0)
    return err({
      tag: 'newer-schema',
      location: 'the backup',
      message: `A newer version of this program made this backup (${someOf(unknown, MAX_NAMED)}). Update the program.`,
    })
  // Each version has all migrations before its newest, and some of them change the rows of earlier ones.
  const absent = MIGRATIONS.slice(0, known.length).find(({ id }) => !ids.includes(id))
  if (absent !== undefined)
    return err({
      tag: 'unreadable',
      location: 'the backup',
      message:
        `The backup lacks the migration ${absent.id}, but has later ones: it is damaged, or no released version ` +
        'made it. Choose another backup.',
    })
  const opened = await openUnchanged(place)
  if (!opened.ok) return opened
  const result = await migrate(opened.value, known, { holder: `${process.pid}-${crypto.randomUUID()}` })
  if (result.ok) return opened
  await opened.value.close()
  return err(result.failure)
}

/** Migrates restored tables; closes the database on failure. */
export const finishRestore = (sql: Sql): Promise<Result<Sql, OpenFailure>> => migrated(sql)

/** Ends a transaction that must not be committed. */
class Refused extends Error {
  constructor(readonly failure: RestoreFailure) {
    super(failure.tag)
  }
}

/**
 * Refuses unknown tables: their names become part of statements, and a stranger may have written the archive.
 */
function refuseOtherTables(tables: readonly string[]): void {
  const other = tables.find((table) => !EVER_TABLES.includes(table))
  if (other !== undefined) throw new Error(`${JSON.stringify(other)} is no table of this program`)
}

/** Rows that are in memory at once, beside their text. */
const ROWS_AT_ONCE = 1000

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end === -1 ? text.length : end)
    start = end === -1 ? text.length : end + 1
  }
}

/** Reads one line of a part as a list of values; null: it is not such a list. */
function readLine(line: string): readonly SqlValue[] | null {
  try {
    const read = fromWire(line)
    return Array.isArray(read) ? (read as readonly SqlValue[]) : null
  } catch {
    return null
  }
}

/** Reads the column names of a part, and its rows in batches. */
function* readPart({ table, text }: TablePart): Generator<RowBatch> {
  const broken = (): Error => new Error(`a part of the table ${table} cannot be read`)
  const lines = linesOf(text)
  const head = lines.next()
  const names = readLine(head.value ?? '')
  if (names === null || names.length === 0 || !names.every((name) => typeof name === 'string')) throw broken()
  let rows: (readonly SqlValue[])[] = []
  for (const line of lines) {
    const row = readLine(line)
    if (row?.length !== names.length) throw broken()
    rows.push(row)
    if (rows.length < ROWS_AT_ONCE) continue
    yield { names, rows }
    rows = []
  }
  yield { names, rows }
}

async function addPart(querier: Querier, part: TablePart): Promise<void> {
  const there = await columnNamesOf(querier, part.table)
  for (const { names, rows } of readPart(part)) {
    const unknown = names.find((name) => !there.includes(name))
    if (unknown !== undefined) throw new Error(`the table ${part.table} has no column ${unknown}`)
    await insertRows(querier, part.table, { names, rows })
  }
}

/** Refuses a table that a manifest names and its migrations do not create. */
async function refuseMissingTables(querier: Querier, tables: readonly string[]): Promise<void> {
  const there = await tablesThere(querier)
  const missing = tables.find((table) => !there.has(table))
  if (missing !== undefined) throw new Error(`the backup has no migration for the table ${missing}`)
}

/**
 * Fills the empty tables of a database in one transaction and verifies every row: all or nothing. Rejects with the
 * errors of `parts`.
 */
export async function restoreTables(
  sql: Sql,
  parts: AsyncIterable<TablePart>,
  expected: readonly DumpedTable[],
): Promise<Result<readonly TableRows[], RestoreFailure>> {
  let wasRead = false
  let broken: unknown = null
  async function* once(): AsyncGenerator<TablePart> {
    wasRead = true
    try {
      yield* parts
    } catch (thrown) {
      broken = thrown
      throw thrown
    }
  }
  try {
    refuseOtherTables(expected.map(({ table }) => table))
    return ok(
      await sql.tx(async (querier) => {
        if (wasRead) throw new Error('the database was interrupted: run the command again')
        const filled = (await countTables(querier)).filter(({ rows }) => rows > 0)
        if (filled.length > 0) throw new Refused({ tag: 'not-empty', filled })
        await refuseMissingTables(
          querier,
          expected.map(({ table }) => table),
        )
        for await (const part of once()) {
          refuseOtherTables([part.table])
          if (!expected.some(({ table }) => table === part.table))
            throw new Error(`its manifest does not name the table ${part.table}`)
          await addPart(querier, part)
        }
        const counts: TableRows[] = []
        for (const { table, rows, digest } of expected) {
          const found = await dumpTable(querier, table, () => Promise.resolve())
          if (found.digest !== digest || found.rows !== rows)
            throw new Refused({ tag: 'differs', table, rows: found.rows, expected: rows })
          counts.push({ table, rows })
        }
        return counts
      }),
    )
  } catch (thrown) {
    if (thrown instanceof Refused) return err(thrown.failure)
    if (broken !== null) throw broken
    return err({ tag: 'failed', message: sqlProblem(thrown) })
  }
}
