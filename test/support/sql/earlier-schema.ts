import { migrate, MIGRATIONS } from '../../../adapters/server/sql/engine/index.js'
import type { Sql, SqlValue } from '../../../adapters/server/sql/engine/index.js'
import { valueOf } from '../value-of.js'

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, SqlValue>>
/** The rows of tables by their names, in the order of their keys. */
export type Rows = ReadonlyMap<string, readonly Row[]>

interface Column {
  readonly name: string
  readonly type: string
}

const MIGRATOR = new Set(['schema_lock', 'schema_migration'])

/** The tables of a database with their columns, except for those of the migrator. */
export async function columnsOf(sql: Sql): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = current_schema() ORDER BY table_name, column_name`,
  )
  const found = new Map<string, Column[]>()
  for (const row of rows) {
    const table = `${row['table_name']}`
    if (MIGRATOR.has(table)) continue
    found.set(table, [
      ...(found.get(table) ?? []),
      { name: `${row['column_name']}`, type: `${row['data_type']}` },
    ])
  }
  return found
}

/** All rows of a database. */
export async function rowsOf(sql: Sql): Promise<Rows> {
  const found = new Map<string, readonly Row[]>()
  for (const table of (await columnsOf(sql)).keys())
    found.set(table, (await sql.query(`SELECT * FROM ${table} ORDER BY site_id, id`)).rows as readonly Row[])
  return found
}

/** Texts that a migration reads as JSON. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  ...{ snapshot: '{"itemCount":1}', renewal: '{"itemCount":1}', links: '[]', content: '{}', lines: '[]' },
}
const GENERATED: Readonly<Record<string, SqlValue>> = {
  text: 'x',
  boolean: false,
  bytea: new Uint8Array([1]),
}

/** A row with a value for each column, under the site `elsewhere`. */
export const generatedRow = (columns: readonly Column[]): Row =>
  Object.fromEntries(
    columns.map(({ name, type }) => [
      name,
      name === 'site_id' ? 'elsewhere' : (DOCUMENTS[name] ?? GENERATED[type] ?? 1),
    ]),
  )

/** Adds a row, of whose values those without a column are left out. Returns the values that were written. */
export async function insertRow(sql: Sql, table: string, row: Row, columns: readonly Column[]): Promise<Row> {
  const values = columns.flatMap(({ name }) => (name in row ? [[name, row[name] ?? null] as const] : []))
  await sql.query(
    `INSERT INTO ${table} (${values.map(([name]) => name).join(', ')})
      VALUES (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
    values.map(([, value]) => value),
  )
  return Object.fromEntries(values)
}

/** The migrations up to one, as the version had them whose newest it was. */
export const upTo = (last: string) => MIGRATIONS.slice(0, MIGRATIONS.findIndex(({ id }) => id === last) + 1)

/** Makes the tables of an earlier version in an empty database. */
export const migrateTo = async (sql: Sql, last: string): Promise<void> =>
  void valueOf(await migrate(sql, upTo(last), { holder: 'test' }))
