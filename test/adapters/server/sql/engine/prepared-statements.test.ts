import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSerialEngine } from '../../../../../adapters/server/sql/engine/pglite/serial-engine.js'
import { sqlOverPglite } from '../../../../../adapters/server/sql/engine/pglite/sql-over-pglite.js'
import { kyselyOver, preparedChange } from '../../../../../adapters/server/sql/engine/index.js'
import type { Kysely, Sql } from '../../../../../adapters/server/sql/engine/index.js'

interface Tables {
  readonly lamp: { readonly id: string; readonly count: number }
}

const setCount = preparedChange((tables: Kysely<Tables>, id: string, count: number) =>
  tables.updateTable('lamp').set({ count }).where('id', '=', id),
)

let sql: Sql
/** Number of calls of the engine. */
let calls = 0

beforeAll(async () => {
  const engine = await PGlite.create()
  const { execProtocol } = engine
  engine.execProtocol = (...call) => {
    calls += 1
    return execProtocol.apply(engine, call)
  }
  sql = sqlOverPglite(createSerialEngine({ engine, abandon: () => undefined }, null), 'memory')
  await sql.query('CREATE TABLE lamp (id TEXT PRIMARY KEY, count INT NOT NULL)')
  await sql.query(`INSERT INTO lamp VALUES ('a', 1), ('b', 1)`)
}, 60_000)
afterAll(() => sql.close())

const read = 'SELECT count FROM lamp WHERE id = $1 FOR UPDATE'

it('sends BEGIN with the first statement and COMMIT with the last changes, in one call each', async () => {
  const transaction = (count: number) =>
    sql.tx(async (querier) => {
      const { rows } = await querier.query(read, ['a'])
      await setCount(kyselyOver<Tables>(querier), 'a', count)
      await setCount(kyselyOver<Tables>(querier), 'b', count)
      return rows
    })
  for (const count of [2, 3, 4]) await transaction(count)
  calls = 0

  expect(await transaction(5)).toEqual([{ count: 4 }])

  expect(calls).toBe(2)
  expect((await sql.query('SELECT * FROM lamp ORDER BY id')).rows).toEqual([
    { id: 'a', count: 5 },
    { id: 'b', count: 5 },
  ])
})

it('does not call the engine for a transaction without statements', async () => {
  calls = 0
  await sql.tx(() => Promise.resolve())
  await expect(sql.tx(() => Promise.reject(new RangeError('gave up')))).rejects.toBeInstanceOf(RangeError)
  expect(calls).toBe(0)
})

it('makes a deferred change at once without a transaction', async () => {
  await setCount(kyselyOver<Tables>(sql), 'a', 9)
  expect((await sql.query(read, ['a'])).rows).toEqual([{ count: 9 }])
})

const slow = 'SELECT sum(number) AS sum FROM generate_series(1, 30000) AS numbers (number)'

it.each([
  ['many wait for the engine', () => Promise.all(Array.from({ length: 40 }, () => sql.query(slow)))],
  [
    'one asks it again and again',
    async () => {
      for (let asked = 0; asked < 40; asked += 1) await sql.query(slow)
    },
  ],
  [
    'one makes a transaction after the other',
    async () => {
      for (let asked = 0; asked < 40; asked += 1) await sql.tx(({ query }) => query(slow))
    },
  ],
])('yields to others while %s', async (_name, work) => {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  expect(turns).toBeGreaterThan(5)
})
