import { SqlError } from '../../../adapters/server/sql/engine/sql-error.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'

interface KeptDatabase {
  readonly sql: Sql
  /** Its tables, keys and triggers at the time it was opened. */
  readonly shape: string
}

/** The name under which a worker keeps them from one test file to the next. */
const KEPT = '__vitrineMemoryDatabases'
/** More than two of them are seldom open at once, and each takes memory. */
const MAX_KEPT = 2

function keptDatabases(): KeptDatabase[] {
  const { [KEPT]: kept = [] } = globalThis as { [KEPT]?: KeptDatabase[] }
  Object.assign(globalThis, { [KEPT]: kept })
  return kept
}

const SHAPE = `
  SELECT md5(string_agg(part, chr(10) ORDER BY part)) AS shape FROM (
    SELECT concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attisdropped) AS part
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid AND relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', proname, prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ) AS parts`

const shapeOf = async (sql: Sql): Promise<string> => String((await sql.query(SHAPE)).rows[0]?.['shape'])

/** Empties all tables, except for the list of migrations. */
async function empty(sql: Sql): Promise<void> {
  await sql.query('RESET ALL')
  const tables = await sql.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration'`,
  )
  const names = tables.rows.map((row) => `"${String(row['tablename'])}"`)
  const filled = await sql.query(
    names.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`).join(' UNION ALL '),
  )
  if (filled.rows.length > 0)
    await sql.query(`TRUNCATE ${filled.rows.map((row) => String(row['name'])).join(', ')} CASCADE`)
}

/** Keeps a database for the next test if it can be reset to its new state. */
async function keep(database: KeptDatabase): Promise<void> {
  const isAsNew =
    keptDatabases().length < MAX_KEPT &&
    (await empty(database.sql).then(
      async () => (await shapeOf(database.sql)) === database.shape,
      () => false,
    ))
  if (isAsNew) keptDatabases().push(database)
  else await database.sql.close()
}

/** A database for one test, which cannot use it after closing it. */
function lend(database: KeptDatabase): Sql {
  const { sql } = database
  let isClosed = false
  const whileOpen =
    <Values extends unknown[], T>(call: (...values: Values) => Promise<T>) =>
    async (...values: Values): Promise<T> => {
      if (isClosed) throw new SqlError('57P01', 'The database is closed.')
      return call(...values)
    }
  return {
    ...sql,
    query: whileOpen(sql.query),
    tx: whileOpen(sql.tx) as Sql['tx'],
    ...(sql.asyncCommit && { asyncCommit: { query: whileOpen(sql.asyncCommit.query) } }),
    close: async () => {
      if (isClosed) return
      isClosed = true
      await keep(database)
    },
  }
}

/**
 * A database in memory: one that an earlier test of the worker has closed, emptied again, or a new one. Opening one
 * takes a second of processor time, emptying one a few milliseconds.
 */
export async function memoryDatabase(open: () => Promise<Sql>): Promise<Sql> {
  const kept = keptDatabases().pop()
  if (kept !== undefined) return lend(kept)
  const sql = await open()
  return lend({ sql, shape: await shapeOf(sql) })
}
