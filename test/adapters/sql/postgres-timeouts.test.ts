import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import pg from 'pg'
import { migrated, openPostgres } from '../../../adapters/sql/index.js'
import type { PostgresTimeouts, Sql } from '../../../adapters/sql/index.js'
import { createLedgerProcessor } from '../../support/ledger-processor.js'
import { openCornerShop, readyBuyer } from '../../support/corner-shop.js'
import { startPostgres } from '../../support/postgres.js'
import type { TestPostgres } from '../../support/postgres.js'
import { temporaryFolder } from '../../support/temporary-pglite.js'
import { valueOf } from '../../support/value-of.js'

const TIMEOUT_MS = 120_000
const SHORT: PostgresTimeouts = { lockMs: 300, statementMs: 1500, idleTransactionMs: 600 }

/** Counts what connections are asked; `end` answers how many there were, and the most that one ran at once. */
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

describe('a PostgreSQL that somebody holds up', () => {
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

  it('waits for nothing without end, whichever connection is asked', async () => {
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

  it('is asked one thing at a time over each connection, also over a new one', async () => {
    const watched = watchQueries()
    const opened = valueOf(await openPostgres({ url, connections: 4 }))
    await Promise.all(Array.from({ length: 8 }, () => opened.query('SELECT 1')))
    await opened.close()
    expect(watched.end()).toEqual({ connections: 4, mostAtOnce: 1 })
  })

  it('answers readings of a cart though a table is locked, and goes on when it is free again', async () => {
    const { folder, remove } = await temporaryFolder()
    const shop = await openCornerShop(sql, createLedgerProcessor(`${folder}/ledger`))
    const buyer = await readyBuyer(shop, 'locked-out')
    let unlock = (): void => undefined
    const held = new Promise<void>((resolve) => (unlock = resolve))
    let locked = (): void => undefined
    const isLocked = new Promise<void>((resolve) => (locked = resolve))
    const owner = valueOf(
      await openPostgres({ url, timeouts: { lockMs: 0, statementMs: 0, idleTransactionMs: 0 } }),
    )
    const holding = owner.tx(async ({ query }) => {
      await query('LOCK TABLE shop_order IN ACCESS EXCLUSIVE MODE')
      locked()
      await held
    })
    await isLocked
    const reads = await Promise.all(Array.from({ length: 15 }, () => buyer.readCart()))
    expect(reads.map((read) => !read.ok && read.failure.tag)).toEqual(reads.map(() => 'unreachable'))
    unlock()
    await holding
    expect(valueOf(await buyer.readCart()).order?.itemCount).toBe(1)
    await owner.close()
    await remove()
  })

  it('ends a statement that takes too long, and a transaction that does nothing', async () => {
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
