import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  migrate,
  MIGRATIONS,
  openDatabase,
  openPostgres,
} from '../../../../../../adapters/server/sql/engine/index.js'
import type { Migration, Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../../support/sql/postgres.js'
import { brokenRules } from '../portable-rules.js'

const TIMEOUT_MS = 120_000

const table = (name: string): string =>
  `CREATE TABLE IF NOT EXISTS ${name} (site_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (site_id, id))`
const first: Migration = { id: '0001-first', statements: [table('first_a'), table('first_b')] }
const second: Migration = { id: '0002-second', statements: [table('second_a')] }

describe('migrations', () => {
  let server: TestPostgres
  let sql: Sql
  beforeAll(async () => {
    server = await startPostgres()
  }, TIMEOUT_MS)
  afterAll(() => server.close())

  const connect = async (url: string): Promise<Sql> => {
    const opened = await openPostgres({ url })
    if (!opened.ok) throw new Error(opened.failure.message)
    return opened.value
  }
  const inFreshDatabase = async (test: (url: string) => Promise<void>): Promise<void> => {
    const url = await server.createDatabase()
    sql = await connect(url)
    try {
      await test(url)
    } finally {
      await sql.close()
    }
  }
  const apply = (migrations: readonly Migration[], holder = 'test', patienceMs = 5000) =>
    migrate(sql, migrations, { holder, patienceMs })

  it('are applied once each, in their order', () =>
    inFreshDatabase(async () => {
      expect(await apply([first])).toEqual({ ok: true, value: ['0001-first'] })
      expect(await apply([first, second])).toEqual({ ok: true, value: ['0002-second'] })
      expect(await apply([first, second])).toEqual({ ok: true, value: [] })
    }))

  it('refuse a database that a newer program has changed, and change nothing', () =>
    inFreshDatabase(async () => {
      await apply([first, second])
      const result = await apply([first])
      expect(result).toMatchObject({ ok: false, failure: { tag: 'newer-schema' } })
      if (!result.ok) expect(result.failure.message).toMatch(/0002-second.*Update the program/)
    }))

  it('are finished by the next start when one was cut off in the middle', () =>
    inFreshDatabase(async () => {
      const broken = { ...first, statements: [table('first_a'), 'CREATE TABLE IF NOT EXISTS nonsense'] }
      expect(await apply([broken])).toMatchObject({ ok: false, failure: { tag: 'unreachable' } })
      expect(await apply([first])).toEqual({ ok: true, value: ['0001-first'] })
    }))

  it('are applied by one of several processes that start at once', () =>
    inFreshDatabase(async (url) => {
      const others = await Promise.all([connect(url), connect(url), connect(url)])
      const results = await Promise.all(
        others.map((other, index) => migrate(other, [first, second], { holder: `process-${index}` })),
      )
      await Promise.all(others.map((other) => other.close()))
      expect(results.every((result) => result.ok)).toBe(true)
      expect(results.flatMap((result) => (result.ok ? result.value : [])).sort()).toEqual([
        '0001-first',
        '0002-second',
      ])
    }))

  it('wait for a process at work, and take over from one that has died', () =>
    inFreshDatabase(async () => {
      await apply([first])
      await sql.query(`UPDATE schema_lock SET holder = 'other', leased_until = 9007199254740991`)
      expect(await apply([first, second], 'test', 200)).toMatchObject({
        ok: false,
        failure: { tag: 'migration-busy' },
      })
      await sql.query(`UPDATE schema_lock SET leased_until = 1`)
      expect(await apply([first, second])).toEqual({ ok: true, value: ['0002-second'] })
    }))

  it('of the shop run on PostgreSQL, twice without harm', () =>
    inFreshDatabase(async () => {
      expect((await apply(MIGRATIONS)).ok).toBe(true)
      for (const { statements } of MIGRATIONS) for (const statement of statements) await sql.query(statement)
    }))

  it('of the shop keep the portable rules', () => {
    const broken = MIGRATIONS.flatMap(({ id, statements }) =>
      statements.flatMap((statement) => brokenRules(statement).map((rule) => `${id}: ${rule}: ${statement}`)),
    )
    expect(broken).toEqual([])
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(MIGRATIONS.map(({ id }) => id).sort())
  })

  it.each([
    ['CREATE TABLE IF NOT EXISTS t (id SERIAL PRIMARY KEY)', 'no sequences'],
    [
      'CREATE TABLE IF NOT EXISTS t (site_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (id))',
      'keyed by site_id',
    ],
    [`${table('t').slice(0, -1)}, price_minor NUMERIC)`, 'no floating or decimal money'],
    [`${table('t').slice(0, -1)}, UNIQUE (slug))`, 'begins with site_id'],
    ['CREATE INDEX IF NOT EXISTS i ON t (slug)', 'begins with site_id'],
    ['CREATE INDEX i ON t (site_id, slug)', 'run again'],
    ['SELECT pg_advisory_lock(1)', 'no advisory locks'],
    ['CREATE TRIGGER x BEFORE INSERT ON t EXECUTE FUNCTION f()', 'no triggers'],
    ['LOCK TABLE t', 'no LOCK TABLE'],
    ['BEGIN', 'no transactions'],
    [`${table('a')}; ${table('b')}`, 'one statement'],
  ])('are refused by the rules for %j', (statement, rule) => {
    expect(brokenRules(statement).join()).toContain(rule)
  })
})

describe('a database address', () => {
  it.each([
    ['no address at all', 'not the address', 'DATABASE_URL'],
    ['http://example.com/shop', 'not the address', 'DATABASE_URL'],
    ['postgres://user:secret@127.0.0.1:1/shop', 'does not answer', 'the database 127.0.0.1:1/shop'],
  ])('%s is refused with its location and without the password', async (url, message, location) => {
    const opened = await openDatabase({ url })
    expect(opened).toMatchObject({ ok: false, failure: { tag: 'unreachable', location } })
    if (opened.ok) return
    expect(opened.failure.message).toContain(message)
    expect(JSON.stringify(opened.failure)).not.toContain('secret')
  })
})
