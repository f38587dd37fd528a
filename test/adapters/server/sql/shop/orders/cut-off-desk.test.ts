import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitChanges, SqlError } from '../../../../../../adapters/server/sql/engine/index.js'
import type { CommitChanges, Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createSqlOrderDesk } from '../../../../../../adapters/server/sql/shop/index.js'
import {
  cancelOrder,
  fulfilOrder,
  refundOrder,
} from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import type { DeskPorts, OrderCommand } from '../../../../../../core/use-cases/shop/orders/change-order.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { openDeskShop } from '../support/desk-shop.js'

type Act = (ports: DeskPorts, command: OrderCommand) => Promise<unknown>

const ACTS: readonly (readonly [string, Act])[] = [
  [
    'a parcel',
    (ports, command) => fulfilOrder(ports, { ...command, pieces: 'all', carrier: 'DHL', tracking: '1' }),
  ],
  [
    'a refund',
    (ports, command) =>
      refundOrder(ports, { ...command, key: 'k', extent: { tag: 'whole' }, restocks: true, reason: null }),
  ],
  [
    'a cancellation',
    (ports, command) => cancelOrder(ports, { ...command, reason: 'sold out', restocks: true }),
  ],
]

const cutOff = (): SqlError => new SqlError('57P01', 'cut off')

/** Commits up to the given step: one for each statement, one for the answer of the commit. */
function cutAt(sql: Sql, step: number): { readonly commit: CommitChanges; readonly isCut: () => boolean } {
  let left = step
  const take = (): void => {
    left -= 1
    if (left === 0) throw cutOff()
  }
  const commit = commitChanges({
    tx: (work, options) =>
      sql.tx(
        (querier) =>
          work({
            ...querier,
            query: (...query) => {
              take()
              return querier.query(...query)
            },
          }),
        options,
      ),
  })
  return {
    commit: async (changes) => {
      const isDone = await commit(changes)
      take()
      return isDone
    },
    isCut: () => left <= 0,
  }
}

describe.each(DATABASES)('the process of an owner, on %s, that ends in', (_name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  it.each(ACTS)(
    '%s, at any statement, leaves the order unchanged or changed, and changed after a repetition',
    async (_act, act) => {
      const { siteId, clock, desk, ports, place } = await openDeskShop(sql)
      await sql.query('UPDATE sku SET quantity = 1000 WHERE site_id = $1', [siteId])
      const stock = async () =>
        Number(
          (await sql.query('SELECT sum(quantity) AS n FROM sku WHERE site_id = $1', [siteId])).rows[0]?.['n'],
        )
      const factsOf = async (order: OrderCommand['order'], stockBefore: number) => {
        const { events, refunds } = (await desk.load(order as never))!
        const { rows } = await sql.query(
          `SELECT kind FROM mail WHERE site_id = $1 AND content LIKE $2 ORDER BY kind`,
          [siteId, `%${order}%`],
        )
        const { rows: parcels } = await sql.query(
          'SELECT id FROM fulfilment WHERE site_id = $1 AND order_id = $2',
          [siteId, order],
        )
        return {
          events: events.map(({ tag }) => tag),
          refunds: refunds.map(({ state }) => state),
          mails: rows.map(({ kind }) => kind),
          parcels: parcels.length,
          stockBack: (await stock()) - stockBefore,
        }
      }
      const whole = await place('whole')
      const taken = await stock()
      const asItWas = await factsOf(whole, taken)
      await act(ports, { order: whole, by: 'owner' })
      const asAsked = await factsOf(whole, taken)
      expect(asAsked).not.toEqual(asItWas)
      let steps = 0
      for (let isCut = true; isCut;) {
        const order = await place(`cut ${(steps += 1)}`)
        const before = await stock()
        const cut = cutAt(sql, steps)
        const mails = { clock, random: realRandom }
        const cutDesk = { ...desk, ...createSqlOrderDesk({ sql, siteId, commit: cut.commit, mails }) }
        await act({ ...ports, desk: cutDesk }, { order, by: 'owner' }).catch(() => undefined)
        expect([asItWas, asAsked]).toContainEqual(await factsOf(order, before))
        isCut = cut.isCut()
        await act(ports, { order, by: 'owner' })
        expect([steps, await factsOf(order, before)]).toEqual([steps, asAsked])
      }
      expect(steps).toBeGreaterThan(3)
    },
    240_000,
  )
})
