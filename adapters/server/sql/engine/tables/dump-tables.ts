import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { EVER_TABLES, tablesThere } from './copy-tables.js'
import type { TableRows } from './copy-tables.js'
import { createRowDigest } from './row-digest.js'
import { toWire } from '../shared/wire.js'
import type { Querier, Sql } from '../sql.js'
import { sqlProblem } from '../sql-error.js'
import { readRows } from './table-rows.js'

/** A dumped table, with a digest of its rows. */
export interface DumpedTable extends TableRows {
  readonly digest: string
}

/** All tables of a database at one moment. */
export interface Dump {
  readonly migrations: readonly string[]
  readonly tables: readonly DumpedTable[]
}

/** Receives a part of a table: a line with the column names, then a line of values for each row. */
export type WritePart = (table: string, text: string) => Promise<void>

/** Size of a part, which is held in memory and sent to the archive as a whole. */
const PART_CHARACTERS = 1024 * 1024

/** Reads a table into parts; returns the number of its rows and their digest. */
export async function dumpTable(querier: Querier, table: string, take: WritePart): Promise<DumpedTable> {
  const digest = createRowDigest()
  let lines: string[] = []
  let length = 0
  const send = async (names: readonly string[]): Promise<void> => {
    await take(table, `${[JSON.stringify(names), ...lines].join('\n')}\n`)
    lines = []
    length = 0
  }
  let columns: readonly string[] = []
  for await (const { names, rows } of readRows(querier, table)) {
    columns = names
    for (const row of rows) {
      const line = toWire(row)
      digest.add(line)
      lines.push(line)
      length += line.length
    }
    if (length >= PART_CHARACTERS) await send(columns)
  }
  if (lines.length > 0) await send(columns)
  return { table, rows: digest.rows(), digest: digest.value() }
}

async function migrationsOf(querier: Querier): Promise<readonly string[]> {
  const { rows } = await querier.query('SELECT id FROM schema_migration ORDER BY id')
  return rows.map(({ id }) => String(id))
}

/**
 * Reads all tables of a database at one moment, while other processes may write. A failure gives its reason.
 * `take` is called in one transaction, as is `alsoRead`, which sees the same moment.
 */
export async function dumpTables(
  sql: Sql,
  take: WritePart,
  alsoRead: (querier: Querier) => Promise<void> = () => Promise.resolve(),
): Promise<Result<Dump, string>> {
  let wasTaken = false
  let broken: unknown = null
  const takeOnce: WritePart = async (table, text) => {
    wasTaken = true
    await take(table, text).catch((thrown: unknown) => {
      broken = thrown
      throw thrown
    })
  }
  try {
    return ok(
      await sql.tx(async (querier) => {
        if (wasTaken) throw new Error('the database was interrupted: run the command again')
        await querier.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
        const there = await tablesThere(querier)
        const tables: DumpedTable[] = []
        for (const table of EVER_TABLES)
          if (there.has(table)) tables.push(await dumpTable(querier, table, takeOnce))
        await alsoRead(querier)
        return { migrations: await migrationsOf(querier), tables }
      }),
    )
  } catch (thrown) {
    if (broken !== null) throw broken
    return err(sqlProblem(thrown))
  }
}
