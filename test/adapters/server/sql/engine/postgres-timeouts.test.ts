import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import pg from 'pg'
import { migrated, openPostgres } from '../../../../../adapters/server/sql/engine/index.js'
import type { PostgresTimeouts, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { productSlug } from '../../../../../core/catalog/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { createLedgerProcessor } from '../../../../support/payments/ledger-processor.js'
import { openCornerShop, readyBuyer } from '../../../../support/shop/corner-shop.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../support/sql/postgres.js'
import { temporaryFolder } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const TIMEOUT_MS = 120_000
const SHORT: PostgresTimeouts = { lockMs: 300, statementMs: 1500, idleTransactionMs: 600 }

const FOR_EVER: PostgresTimeouts = { lockMs: 0, statementMs: 0, idleTransactionMs: 0 }

/** Other suites have databases on the same server. */
const WAITING = `SELECT COUNT(*) AS n FROM pg_locks JOIN pg_database ON oid = database
  WHERE NOT granted AND datname = current_database()`

/** Locks the orders on the connection `owner`; `unlock` resolves when they are free. */
async function lockOrders(
  url: string,
): Promise<{ readonly owner: Sql; readonly unlock: () => Promise<void> }> {
  const owner = valueOf(await openPostgres({ url, timeouts: FOR_EVER }))
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  let holding = Promise.resolve()
  await new Promise<void>((locked, failed) => {
    holding = owner.tx(async ({ query }) => {
      await query('LOCK TABLE shop_order IN ACCESS EXCLUSIVE MODE')
      locked()
      await ended
    })
    holding.catch(failed)
  })
  return {
    owner,
    unlock: () => {
      end()
      return holding
    },
  }
}

/**
 * Counts the statements of each connection; `end` returns the number of connections, and the largest number of
 * statements that one ran at once.
 */
function watchQueries() {
  const running = new Map<object, number>()
  let mostAtOnce = 0
  const change = (client: object, by: number): void => {
    const count = (running.get(client) ?? 0) + by
    running.set(client, count)
    mostAtOnce = Math.max(mostAtOnce, count)
  }
  const query: (...parts: readonly unknown[]) => unknown = pg.Client.prototype.query
  function counted(this: object, ...parts: readonly unknown[]): unknown {
    change(this, 1)
    const callback = parts.at(-1)
    if (typeof callback !== 'function') {
      return Promise.resolve(Reflect.apply(query, this, parts)).finally(() => change(this, -1))
    }
    const ended = (...answer: readonly unknown[]): void => {
      change(this, -1)
      Reflect.apply(callback, undefined, answer)
    }
    return Reflect.apply(query, this, [...parts.slice(0, -1), ended])
  }
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(counted as never)
  return {
    end: () => {
      spy.mockRestore()
      return { connections: running.size, mostAtOnce }
    },
  }
}

describe('a PostgreSQL that another client blocks', () => {
  let server: TestPostgres
  let url: string
  let sql: Sql
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    sql = valueOf(await migrated(valueOf(await openPostgres({ url, timeouts: SHORT }))))
  }, TIMEOUT_MS)
  afterAll(async () => {
    await sql.close()
    await server.close()
  })

  it('has a time limit for every wait of every connection', async () => {
    const usual = valueOf(await openPostgres({ url }))
    const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const read = async ({ query }: Pick<Sql, 'query'>): Promise<readonly unknown[]> => {
      const shown = []
      for (const name of settings) shown.push((await query(`SHOW ${name}`)).rows[0]?.[name])
      return shown
    }
    const shown = await Promise.all([usual.tx(read), usual.tx(read), read(usual)])
    expect(shown).toEqual(Array.from({ length: 3 }, () => ['5s', '20s', '30s']))
    await usual.close()
  })

  it('gets one statement at a time over each connection, also over a new one', async () => {
    const watched = watchQueries()
    const opened = valueOf(await openPostgres({ url, connections: 4, blockedMs: TIMEOUT_MS }))
    await Promise.all(Array.from({ length: 8 }, () => opened.query('SELECT 1')))
    await opened.close()
    expect(watched.end()).toEqual({ connections: 4, mostAtOnce: 1 })
  })

  it('reads carts while a table is locked, and goes on when it is free again', async () => {
    const { folder, remove } = await temporaryFolder()
    const shop = await openCornerShop(sql, createLedgerProcessor(`${folder}/ledger`))
    const buyer = await readyBuyer(shop, 'locked-out')
    const { owner, unlock } = await lockOrders(url)
    const reads = await Promise.all(Array.from({ length: 15 }, () => buyer.readCart()))
    expect(reads.map((read) => !read.ok && read.failure.tag)).toEqual(reads.map(() => 'unreachable'))
    await expect(sql.query('SELECT 1 FROM shop_order')).rejects.toMatchObject({
      message: expect.stringMatching(/^another session has locked a table or row for too long/),
    })
    await unlock()
    expect(valueOf(await buyer.readCart()).order?.itemCount).toBe(1)
    await owner.close()
    await remove()
  })

  it('shows products while every connection waits for a locked table', async () => {
    const { folder, remove } = await temporaryFolder()
    const patient = valueOf(await openPostgres({ url, connections: 3, timeouts: FOR_EVER }))
    const shop = await openCornerShop(patient, createLedgerProcessor(`${folder}/ledger`))
    const buyer = await readyBuyer(shop, 'patient')
    const { owner, unlock } = await lockOrders(url)
    const reading = Promise.all(Array.from({ length: 6 }, () => buyer.readCart()))
    for (let waiting = 0; waiting < 3;) {
      const { rows } = await owner.query(WAITING)
      waiting = Number(rows[0]?.['n'])
    }
    const stranger = shop.open({ id: visitorId('stranger') }).commerce
    const seen = await stranger.readProduct({ slug: productSlug('thing') })
    const listed = await stranger.listProducts({ category: null, limit: 10 })
    await unlock()
    expect(seen).toMatchObject({ ok: true, value: { product: { name: 'Thing' } } })
    expect(listed).toMatchObject({ ok: true, value: [{ product: { name: 'Thing' } }] })
    expect((await reading).map((read) => valueOf(read).order?.itemCount)).toEqual([1, 1, 1, 1, 1, 1])
    for (const each of [owner, patient]) await each.close()
    await remove()
  })

  it('uses a reserved connection when all others wait for a table', async () => {
    const patient = valueOf(await openPostgres({ url, connections: 2, timeouts: FOR_EVER, blockedMs: 20 }))
    await patient.query('CREATE TABLE IF NOT EXISTS noted (note TEXT NOT NULL)')
    const { owner, unlock } = await lockOrders(url)
    const note = (text: string) => patient.query('INSERT INTO noted VALUES ($1)', [text])
    const waiting = Array.from({ length: 5 }, (_, place) =>
      patient.tx(async ({ query }) => {
        await query('INSERT INTO noted VALUES ($1)', [`order ${place}`])
        return (await query('SELECT 1 FROM shop_order LIMIT 0')).rows
      }),
    )
    // They wait behind all of these.
    await Promise.all([note('alone'), patient.tx(({ query }) => query('SELECT 1 FROM visitor'))])
    expect((await owner.query('SELECT note FROM noted')).rows).toEqual([{ note: 'alone' }])
    await unlock()
    expect(await Promise.all(waiting)).toEqual([[], [], [], [], []])
    expect((await owner.query('SELECT note FROM noted')).rows).toHaveLength(6)
    await owner.query('DROP TABLE noted')
    for (const each of [owner, patient]) await each.close()
  })

  it('ends a statement that takes too long, and an idle transaction', async () => {
    await expect(sql.query('SELECT pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
    await expect(
      sql.tx(async ({ query }) => {
        await query('SELECT 1')
        await new Promise((later) => setTimeout(later, 1500))
        await query('SELECT 1')
      }),
    ).rejects.toMatchObject({ name: 'SqlError' })
    expect((await sql.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
