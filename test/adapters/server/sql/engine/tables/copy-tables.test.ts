import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  copyTables,
  countTables,
  dumpTables,
  OWN_TABLES,
  restoreTables,
} from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql, SqlValue, TablePart } from '../../../../../../adapters/server/sql/engine/index.js'
import { openTemporaryPglite } from '../../../../../support/sql/temporary-pglite.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { valueOf } from '../../../../../support/value-of.js'

const TIMEOUT_MS = 240_000
const ROWS = 3
/** More than one statement of rows. */
const MANY_ROWS = 450

/** A value that differs in each row, with letters and bytes that a copy could damage. */
function valueFor(type: string, row: number): SqlValue {
  switch (type) {
    case 'bigint':
    case 'integer':
      return 9_000_000_000_000 % (row + 7) === 0 ? row : row + 1
    case 'double precision':
    case 'real':
      return row + 0.5
    case 'boolean':
      return row % 2 === 0
    case 'json':
      return `{"ö": [${row}, "a\\"b"]}`
    case 'bytea':
      return new Uint8Array([0, 255, row % 256])
    default:
      return `Zoë’s "${String(row).padStart(6, '0')}"\n`
  }
}

async function columnsOf(sql: Sql, table: string): Promise<readonly { name: string; type: string }[]> {
  const { rows } = await sql.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name`,
    [table],
  )
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }))
}

async function fill(sql: Sql, table: string, count: number): Promise<void> {
  const columns = await columnsOf(sql, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  await sql.tx(async ({ query }) => {
    for (let row = 0; row < count; row += 1)
      await query(
        `INSERT INTO ${table} (${names}) VALUES (${places})`,
        columns.map(({ type }) => valueFor(type, row)),
      )
  })
}

/** All rows of a database, as sorted text. */
async function contentOf(sql: Sql): Promise<readonly string[]> {
  const content: string[] = []
  for (const table of OWN_TABLES) {
    const columns = await columnsOf(sql, table)
    const { rows } = await sql.query(
      `SELECT ${columns.map(({ name }) => `CAST("${name}" AS TEXT) AS "${name}"`).join(', ')} FROM ${table}`,
    )
    const lines = rows.map((row) => columns.map(({ name }) => `${name}=${String(row[name])}`).join(' '))
    content.push(...lines.sort().map((line) => `${table}: ${line}`))
  }
  return content
}

async function* stream(parts: readonly TablePart[]): AsyncGenerator<TablePart> {
  yield* parts
}

async function* broken(): AsyncGenerator<TablePart> {
  yield { table: 'shop_order', text: '["id"]\n' }
  throw new Error('cut off')
}

describe('the data of a site', () => {
  let folder: Sql
  let server: Sql
  let another: Sql
  beforeAll(async () => {
    ;[folder, another, server] = [
      await openTemporaryPglite(),
      await openTemporaryPglite(),
      await openTemporaryPostgres(),
    ]
    for (const table of OWN_TABLES) await fill(folder, table, table === 'shop_order' ? MANY_ROWS : ROWS)
  }, TIMEOUT_MS)
  afterAll(async () => {
    for (const sql of [folder, server, another]) await sql.close()
  }, TIMEOUT_MS)

  it('names every table that a database of this program has', async () => {
    const { rows } = await folder.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    )
    const made = rows.map(({ name }) => String(name)).filter((name) => !name.startsWith('schema_'))
    expect([...OWN_TABLES].sort()).toEqual(made.sort())
  })

  it(
    'are copied from the embedded database to PostgreSQL and back, but never over rows',
    async () => {
      const before = await contentOf(folder)
      const there = valueOf(await copyTables(folder, server))
      expect(there).toEqual(await countTables(folder))
      expect(await contentOf(server)).toEqual(before)
      expect(await copyTables(folder, server)).toMatchObject({ ok: false, failure: { tag: 'not-empty' } })
      valueOf(await copyTables(server, another))
      expect(await contentOf(another)).toEqual(before)
      expect(await contentOf(folder)).toEqual(before)
    },
    TIMEOUT_MS,
  )

  it(
    'are read into parts and restored on the other database, every row compared',
    async () => {
      const parts: TablePart[] = []
      for (const [from, to] of [
        [folder, server],
        [server, another],
      ] as const) {
        parts.length = 0
        const dump = valueOf(await dumpTables(from, async (table, text) => void parts.push({ table, text })))
        for (const table of OWN_TABLES) await to.query(`DELETE FROM ${table}`)
        const [one, ...others] = parts
        const torn = { table: one?.table ?? '', text: one?.text.replace(/\n[^\n]*\n$/, '\n') ?? '' }
        expect(await restoreTables(to, stream([torn, ...others]), dump.tables)).toMatchObject({
          ok: false,
          failure: { tag: 'differs', table: torn.table },
        })
        expect((await countTables(to)).filter(({ rows }) => rows > 0)).toEqual([])
        await expect(restoreTables(to, broken(), dump.tables)).rejects.toThrow('cut off')
        expect(valueOf(await restoreTables(to, stream(parts), dump.tables))).toEqual(await countTables(from))
        expect(await contentOf(to)).toEqual(await contentOf(folder))
        expect(await restoreTables(to, stream(parts), dump.tables)).toMatchObject({
          failure: { tag: 'not-empty' },
        })
      }
    },
    TIMEOUT_MS,
  )

  it(
    'are restored from a backup of an earlier version, also if this version has dropped the table',
    async () => {
      const parts: TablePart[] = []
      for (const sql of [server, another]) {
        for (const table of OWN_TABLES) await sql.query(`DELETE FROM ${table}`)
        await sql.query('CREATE TABLE catalogue_turn (site_id TEXT, id TEXT, PRIMARY KEY (site_id, id))')
      }
      await server.query(`INSERT INTO catalogue_turn (site_id, id) VALUES ('main', 'catalogue')`)
      const dump = valueOf(await dumpTables(server, async (table, text) => void parts.push({ table, text })))
      expect(parts.map(({ table }) => table)).toContain('catalogue_turn')
      valueOf(await restoreTables(another, stream(parts), dump.tables))
      const { rows } = await another.query('SELECT id FROM catalogue_turn')
      expect(rows).toEqual([{ id: 'catalogue' }])
      for (const sql of [server, another]) await sql.query('DROP TABLE catalogue_turn')
    },
    TIMEOUT_MS,
  )

  it(
    'are restored only for tables of this program: a name from a manifest or a part is no statement',
    async () => {
      const table = 'member"; COMMIT; CREATE TABLE strange (x int); --'
      const none = { rows: 0, digest: '0'.repeat(64) }
      const part = (name: string): TablePart => ({ table: name, text: '["id"]\n["1"]\n' })
      for (const to of [server, another]) {
        await to.query('DELETE FROM shop_order')
        for (const name of OWN_TABLES) await to.query(`DELETE FROM ${name}`)
        for (const name of [table, 'pg_class', '', '"'])
          for (const [parts, expected] of [
            [[], [{ table: name, ...none }]],
            [[part(name)], []],
          ] as const)
            expect(await restoreTables(to, stream(parts), expected)).toMatchObject({
              failure: { tag: 'failed' },
            })
        const { rows } = await to.query(
          `SELECT table_name FROM information_schema.tables WHERE table_name = 'strange'`,
        )
        expect(rows).toEqual([])
        expect(await restoreTables(to, stream([part('member')]), [])).toMatchObject({
          failure: { tag: 'failed', message: expect.stringContaining('does not name the table member') },
        })
        for (const text of [
          '',
          '[]\n[]\n',
          '{}\n',
          'x\n',
          '[1]\n',
          '["id"]\n[1, 2]\n',
          '["id"]\n{"length": 1}\n',
        ])
          expect(
            await restoreTables(to, stream([{ table: 'member', text }]), [{ table: 'member', ...none }]),
          ).toMatchObject({
            failure: { tag: 'failed', message: 'a part of the table member cannot be read' },
          })
      }
    },
    TIMEOUT_MS,
  )

  it(
    'are not restored at all if one of their rows is missing',
    async () => {
      await another.query('DELETE FROM shop_order')
      for (const table of OWN_TABLES) await another.query(`DELETE FROM ${table}`)
      await another.query('ALTER TABLE submission DROP COLUMN site_id')
      expect(await copyTables(folder, another)).toMatchObject({ ok: false, failure: { tag: 'failed' } })
      expect((await countTables(another)).filter(({ rows }) => rows > 0)).toEqual([])
      await another.query('DROP TABLE submission')
      const expected = [{ table: 'submission', rows: 0, digest: '0'.repeat(64) }]
      expect(await restoreTables(another, stream([]), expected)).toMatchObject({
        failure: { tag: 'failed', message: 'the backup has no migration for the table submission' },
      })
    },
    TIMEOUT_MS,
  )
})
