import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlHomeFigures } from '../../../../../../adapters/server/sql/owner/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { SOLD_PIECES } from '../../../../../../adapters/server/sql/schema/shop/0067-sold-pieces.js'
import { countSoldPieces } from '../../../../../../adapters/server/sql/shop/index.js'
import { isSale } from '../../../../../../core/use-cases/shop/figures/sales-figures.js'
import {
  PLACED_STATUSES,
  placedPaymentOf,
} from '../../../../../../core/use-cases/shop/payments/attempt-status.js'
import { cancelOrder, refundOrder } from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import { createRandom } from '../../../../../soak/requests/random.mjs'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { openDeskShop } from '../support/desk-shop.js'

const DAY_MS = 86_400_000
const PRODUCTS = ['chair', 'lamp', 'table'] as const
const STATUSES = [...PLACED_STATUSES, 'pending', 'declined']

/** An order as a plain sum sees it. */
interface Known {
  readonly id: string
  readonly atMs: number
  readonly pieces: readonly number[]
  status: string
  isCancelled: boolean
}

const isSold = ({ status, isCancelled }: Known): boolean => {
  const payment = placedPaymentOf(status)
  return payment !== null && isSale({ isCancelled, payment })
}

describe.each(DATABASES)('best sellers on %s', (_, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  it('equal a plain sum after any changes of orders between two counts', async () => {
    const { below: upTo } = createRandom(33, 0)
    const siteId = 'sums'
    for (const id of PRODUCTS) {
      await sql.query(
        `INSERT INTO product (site_id, id, slug, name, type, categories, shippable, option_sets, fields, position,
           withdrawn) VALUES ($1, $2, $2, $2, 'physical', '[]', TRUE, '[]', '[]', 0, FALSE)`,
        [siteId, id],
      )
      await sql.query(
        `INSERT INTO sku (site_id, id, product_id, price_minor, currency, more_images, option_values, billing,
           position, withdrawn) VALUES ($1, $2, $2, 100, 'EUR', '[]', '[]', 'one-time', 0, FALSE)`,
        [siteId, id],
      )
    }
    const known: Known[] = []
    const place = async (): Promise<void> => {
      const order = {
        id: `order ${known.length}`,
        atMs: upTo(4 * DAY_MS),
        pieces: PRODUCTS.map(() => upTo(4)),
        status: STATUSES[upTo(STATUSES.length)]!,
        isCancelled: false,
      }
      known.push(order)
      await sql.query(
        `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved, snapshot,
           created_on, updated_on) VALUES ($1, $2, $2, $3, 1, 'EUR', '[]', '{}', $4, $4)`,
        [siteId, order.id, order.status, order.atMs],
      )
      for (const [index, count] of order.pieces.entries())
        if (count > 0)
          await sql.query(
            `INSERT INTO order_line (site_id, id, order_id, sku_id, count, price_minor, added_on)
             VALUES ($1, $2, $3, $4, $5, 100, 0)`,
            [siteId, `${order.id} ${index}`, order.id, PRODUCTS[index]!, count],
          )
    }
    const change = async (): Promise<void> => {
      const order = known[upTo(known.length)]
      if (order === undefined) return
      if (upTo(3) === 0) order.isCancelled = true
      else order.status = STATUSES[upTo(STATUSES.length)]!
      await sql.query(
        'UPDATE payment_attempt SET status = $3, cancelled = $4 WHERE site_id = $1 AND id = $2',
        [siteId, order.id, order.status, order.isCancelled],
      )
    }
    const count = () => countSoldPieces(sql, siteId)
    const steps = [place, change, change, () => Promise.all([count(), count()])]
    for (let step = 0; step < 120; step += 1) {
      await steps[upTo(steps.length)]!()
      if (step % 4 > 0) continue
      const sinceMs = upTo(2) === 0 ? upTo(4) * DAY_MS : upTo(4 * DAY_MS)
      const sold = known.filter((order) => order.atMs >= sinceMs && isSold(order))
      const sums = PRODUCTS.map((name, index) => ({
        productId: name,
        name,
        pieces: sold.reduce((sum, order) => sum + order.pieces[index]!, 0),
      }))
      const expected = sums
        .filter(({ pieces }) => pieces > 0)
        .sort((one, other) => other.pieces - one.pieces || (one.name < other.name ? -1 : 1))
      expect([step, await createSqlHomeFigures({ sql, siteId }).bestSellers(sinceMs, 5)]).toEqual([
        step,
        expected,
      ])
    }

    // A database of an earlier version has no sums; the migration makes them, also if it was cut off.
    const before = await createSqlHomeFigures({ sql, siteId }).bestSellers(0, 5)
    await sql.query('DELETE FROM sold_day WHERE site_id = $1', [siteId])
    await sql.query('UPDATE payment_attempt SET counted = FALSE WHERE site_id = $1', [siteId])
    for (const text of [...SOLD_PIECES.statements, ...SOLD_PIECES.statements]) await sql.query(text)
    expect(await createSqlHomeFigures({ sql, siteId }).bestSellers(0, 5)).toEqual(before)
    const waiting = 'SELECT count(*) AS n FROM payment_attempt WHERE site_id = $1 AND counted'
    expect(Number((await sql.query(waiting, [siteId])).rows[0]?.['n'])).toBe(known.filter(isSold).length)
  })

  it('keep the pieces of a refunded order, and lose those of a cancelled one at once', async () => {
    const { siteId, shop, ports, command } = await openDeskShop(sql)
    const sellers = () => createSqlHomeFigures({ sql, siteId }).bestSellers(0, 5)
    await countSoldPieces(sql, siteId)
    expect(await sellers()).toMatchObject([{ pieces: 3 }])
    const all = { extent: { tag: 'whole' }, restocks: true, reason: null } as const
    expect(await refundOrder(ports, { ...command, key: 'all of it', ...all })).toMatchObject({ ok: true })
    await shop.settleRefunds()
    expect(await sellers()).toMatchObject([{ pieces: 3 }])
    expect(await cancelOrder(ports, { ...command, ...all })).toMatchObject({ ok: true })
    expect(await sellers()).toEqual([])
    await countSoldPieces(sql, siteId)
    expect(await sellers()).toEqual([])
    // The fill of an earlier version reads cancellations where it kept them.
    await sql.query('UPDATE payment_attempt SET cancelled = FALSE, counted = FALSE WHERE site_id = $1', [
      siteId,
    ])
    await sql.query('DELETE FROM sold_day WHERE site_id = $1', [siteId])
    for (const text of SOLD_PIECES.statements) await sql.query(text)
    expect(await sellers()).toEqual([])
  })
})
