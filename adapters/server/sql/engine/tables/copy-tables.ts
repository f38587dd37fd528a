import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { MIGRATIONS } from '../../schema/migrations.js'
import type { Querier, Sql } from '../sql.js'
import { sqlProblem } from '../sql-error.js'
import { countRows, insertRows, readRows } from './table-rows.js'

/** The number of rows of a table. */
export interface TableRows {
  readonly table: string
  readonly rows: number
}

/** The tables that migrations name with a statement, such as `CREATE TABLE IF NOT EXISTS`. */
const tablesOf = (start: string): readonly string[] => [
  ...new Set(
    MIGRATIONS.flatMap(({ statements }) =>
      statements.flatMap((statement) =>
        [...statement.matchAll(new RegExp(`${start} (\\w+)`, 'g'))].map(([, table = '']) => table),
      ),
    ),
  ),
]

/** The tables of this program and of its earlier versions, in the order of their creation. */
export const EVER_TABLES: readonly string[] = tablesOf('CREATE TABLE IF NOT EXISTS')

const DROPPED: readonly string[] = tablesOf('DROP TABLE IF EXISTS')
/** The tables of this program. Other tables of a server are not its own. */
export const OWN_TABLES: readonly string[] = EVER_TABLES.filter((table) => !DROPPED.includes(table))

/** The tables of this program, or of an earlier version, that exist in a database. */
export async function tablesThere(querier: Querier): Promise<ReadonlySet<string>> {
  const { rows } = await querier.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  const names = new Set(rows.map(({ name }) => String(name)))
  return new Set(EVER_TABLES.filter((table) => names.has(table)))
}

/** Counts the rows of each table of a database; a missing table has none. */
export async function countTables(querier: Querier): Promise<readonly TableRows[]> {
  const there = await tablesThere(querier)
  const counts: TableRows[] = []
  for (const table of OWN_TABLES)
    counts.push({ table, rows: there.has(table) ? await countRows(querier, table) : 0 })
  return counts
}

/** Copies one table in the order of its key. */
async function copyTable(from: Querier, to: Querier, table: string): Promise<void> {
  for await (const batch of readRows(from, table)) await insertRows(to, table, batch)
}

/** The reason why data were not copied into another database, which stays unchanged. */
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
 * Copies all tables from one database into an empty one, in one transaction: all or nothing. Both have the tables of
 * this program. The source is read at one moment, and both sides are counted at the end.
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
    return err({ tag: 'failed', message: sqlProblem(thrown) })
  }
}
