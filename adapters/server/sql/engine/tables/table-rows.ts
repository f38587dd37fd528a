import type { Querier, SqlValue } from '../sql.js'

/** Rows of one statement; files are stored in parts of megabytes, each of which is sent alone. */
const MAX_ROWS = 200
const FILE_TYPE = 'bytea'
/** Documents are read as text, since drivers would parse them. */
const DOCUMENT_TYPE = 'json'

interface Column {
  readonly name: string
  readonly type: string
}

/** Rows of one table, each with a value for every name. */
export interface RowBatch {
  readonly names: readonly string[]
  readonly rows: readonly (readonly SqlValue[])[]
}

/** The name of a table or column of our own in a statement. */
export const quoted = (name: string): string => `"${name}"`
const named = (columns: readonly string[]): string => columns.map(quoted).join(', ')

/** The columns of a table, in the order of their names' code units; empty: the table does not exist. */
async function columnsOf(querier: Querier, table: string): Promise<readonly Column[]> {
  const { rows } = await querier.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  )
  return rows
    .map(({ name, type }) => ({ name: String(name), type: String(type) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** The names of a table's columns. */
export const columnNamesOf = async (querier: Querier, table: string): Promise<readonly string[]> =>
  (await columnsOf(querier, table)).map(({ name }) => name)

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

/** Reads a table in the order of its key, batch by batch. */
export async function* readRows(querier: Querier, table: string): AsyncGenerator<RowBatch> {
  const columns = await columnsOf(querier, table)
  const key = await keyOf(querier, table)
  const names = columns.map(({ name }) => name)
  const selected = columns
    .map(({ name, type }) =>
      type === DOCUMENT_TYPE ? `CAST(${quoted(name)} AS TEXT) AS ${quoted(name)}` : quoted(name),
    )
    .join(', ')
  const limit = columns.some(({ type }) => type === FILE_TYPE) ? 1 : MAX_ROWS
  let last: readonly SqlValue[] | null = null
  for (;;) {
    const behind: string = last === null ? '' : `WHERE (${named(key)}) > (${placeholders(key.length)})`
    const { rows } = await querier.query(
      `SELECT ${selected} FROM ${quoted(table)} ${behind} ORDER BY ${named(key)} LIMIT ${limit}`,
      last ?? [],
    )
    const final = rows.at(-1)
    if (final === undefined) return
    yield { names, rows: rows.map((row) => names.map((name) => row[name] as SqlValue)) }
    last = key.map((name) => final[name] as SqlValue)
  }
}

/** Adds rows to a table, several with each statement. */
export async function insertRows(querier: Querier, table: string, { names, rows }: RowBatch): Promise<void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const some = rows.slice(start, start + MAX_ROWS)
    const tuples = some.map((_, index) => `(${placeholders(names.length, index * names.length)})`)
    await querier.query(
      `INSERT INTO ${quoted(table)} (${named(names)}) VALUES ${tuples.join(', ')}`,
      some.flat(),
    )
  }
}

/** Counts the rows of an existing table. */
export async function countRows(querier: Querier, table: string): Promise<number> {
  const { rows } = await querier.query(`SELECT count(*) AS total FROM ${quoted(table)}`)
  return Number(rows[0]?.['total'])
}
