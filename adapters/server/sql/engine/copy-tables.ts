import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { MIGRATIONS } from '../schema/migrations.js'
import type { Querier, Sql, SqlValue } from './sql.js'
import { toSqlError } from './sql-error.js'

/** The number of rows of a table. */
export interface TableRows {
  readonly table: string
  readonly rows: number
}

const CREATES = /CREATE TABLE IF NOT EXISTS (\w+)/g

/** The tables of this program, in the order in which they came to be. Other tables of a server are not its own. */
export const OWN_TABLES: readonly string[] = [
  ...new Set(
    MIGRATIONS.flatMap(({ statements }) =>
      statements.flatMap((statement) => [...statement.matchAll(CREATES)].map(([, table = '']) => table)),
    ),
  ),
]

/** Rows of one statement; files are in parts of megabytes, each of which goes by itself. */
const MAX_ROWS = 200
const FILE_TYPE = 'bytea'
/** Documents are read as their text, which drivers would parse. */
const DOCUMENT_TYPE = 'json'

interface Column {
  readonly name: string
  readonly type: string
}

const quoted = (name: string): string => `"${name}"`
const named = (columns: readonly string[]): string => columns.map(quoted).join(', ')

async function countRows(querier: Querier, table: string): Promise<number> {
  const { rows } = await querier.query(`SELECT count(*) AS total FROM ${quoted(table)}`)
  return Number(rows[0]?.['total'])
}

/** Counts the rows of each table of a database; a table that is not there yet has none. */
export async function countTables(querier: Querier): Promise<readonly TableRows[]> {
  const { rows } = await querier.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  const there = new Set(rows.map(({ name }) => String(name)))
  const counts: TableRows[] = []
  for (const table of OWN_TABLES)
    counts.push({ table, rows: there.has(table) ? await countRows(querier, table) : 0 })
  return counts
}

async function columnsOf(querier: Querier, table: string): Promise<readonly Column[]> {
  const { rows } = await querier.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name`,
    [table],
  )
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }))
}

async function keyOf(querier: Querier, table: string): Promise<readonly string[]> {
  const { rows } = await querier.query(
    `SELECT k.column_name AS name FROM information_schema.table_constraints c
      JOIN information_schema.key_column_usage k
        ON k.constraint_schema = c.constraint_schema AND k.constraint_name = c.constraint_name
        AND k.table_name = c.table_name
      WHERE c.table_schema = current_schema() AND c.table_name = $1 AND c.constraint_type = 'PRIMARY KEY'
      ORDER BY k.ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => String(name))
}

const placeholders = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `$${from + index + 1}`).join(', ')

/** Copies one table in the order of its key; the answer is how many rows were read. */
async function copyTable(from: Querier, to: Querier, table: string): Promise<number> {
  const columns = await columnsOf(from, table)
  const key = await keyOf(from, table)
  const names = columns.map(({ name }) => name)
  const selected = columns
    .map(({ name, type }) =>
      type === DOCUMENT_TYPE ? `CAST(${quoted(name)} AS TEXT) AS ${quoted(name)}` : quoted(name),
    )
    .join(', ')
  const limit = columns.some(({ type }) => type === FILE_TYPE) ? 1 : MAX_ROWS
  let last: readonly SqlValue[] | null = null
  let copied = 0
  for (;;) {
    const behind: string = last === null ? '' : `WHERE (${named(key)}) > (${placeholders(key.length)})`
    const { rows } = await from.query(
      `SELECT ${selected} FROM ${quoted(table)} ${behind} ORDER BY ${named(key)} LIMIT ${limit}`,
      last ?? [],
    )
    const final = rows.at(-1)
    if (final === undefined) return copied
    const values = rows.flatMap((row) => names.map((name) => row[name] as SqlValue))
    const tuples = rows.map((_, index) => `(${placeholders(names.length, index * names.length)})`)
    await to.query(`INSERT INTO ${quoted(table)} (${named(names)}) VALUES ${tuples.join(', ')}`, values)
    copied += rows.length
    last = key.map((name) => final[name] as SqlValue)
  }
}

/** The reason why data were not copied into another database; that one is as it was before. */
export type CopyFailure =
  | { readonly tag: 'not-empty'; readonly filled: readonly TableRows[] }
  | { readonly tag: 'miscounted'; readonly table: string; readonly read: number; readonly written: number }
  | { readonly tag: 'failed'; readonly message: string }

/** Ends a transaction that must not be committed. */
class Refused extends Error {
  constructor(readonly failure: CopyFailure) {
    super(failure.tag)
  }
}

/**
 * Copies all tables from one database into another one that has no rows, in one transaction: all of them or
 * nothing. Read at one moment, and counted at the end on both sides. Both have the tables of this program.
 */
export async function copyTables(from: Sql, to: Sql): Promise<Result<readonly TableRows[], CopyFailure>> {
  try {
    const counts = await to.tx(async (target) => {
      const filled = (await countTables(target)).filter(({ rows }) => rows > 0)
      if (filled.length > 0) throw new Refused({ tag: 'not-empty', filled })
      return from.tx(async (source) => {
        await source.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
        const copied: TableRows[] = []
        for (const table of OWN_TABLES) {
          await copyTable(source, target, table)
          const read = await countRows(source, table)
          const written = await countRows(target, table)
          if (read !== written) throw new Refused({ tag: 'miscounted', table, read, written })
          copied.push({ table, rows: written })
        }
        return copied
      })
    })
    return ok(counts)
  } catch (thrown) {
    if (thrown instanceof Refused) return err(thrown.failure)
    return err({ tag: 'failed', message: toSqlError(thrown).message })
  }
}
