import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { visitorRowId } from '../../../../../../adapters/server/sql/shop/ids.js'
import type { BackendFixture } from '../../../../../contracts/backend/backend-fixture.js'
import { newShopper, valueOf } from '../../../../../contracts/backend/shopper.js'
import { untilWaiting } from '../../../../../support/sql/lock-waits.js'
import { createStoreFixture } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

const siteId = 'locked'

let sql: Sql
let shop: BackendFixture
beforeAll(async () => {
  sql = await openTemporaryPostgres()
  shop = await createStoreFixture(sql, { siteId })
}, 60_000)
afterAll(() => sql.close())

/** A shopper with one sort of goods in the cart, their row and the order that it shows. */
async function shopperWith(skuId: BackendFixture['shop']['sticker'], count: number) {
  const visitor = shop.newVisitor()
  const shopper = newShopper(shop, visitor)
  valueOf(await shopper.add(skuId, count))
  const rowId = visitorRowId(visitor.id)
  const { rows } = await sql.query('SELECT order_id FROM visitor WHERE site_id = $1 AND id = $2', [
    siteId,
    rowId,
  ])
  return { shopper, rowId, orderId: String(rows[0]?.['order_id']) }
}

/** The outcome of `work` that began while another transaction, which has run a statement, was open. */
async function whileLocked<T>(text: string, values: readonly string[], work: () => Promise<T>): Promise<T> {
  const begun = await sql.tx(async ({ query }) => {
    await query(text, values)
    const done = work()
    await untilWaiting(sql, done)
    return { done }
  })
  return begun.done
}

describe('an addition that waits for another transaction of the visitor', () => {
  it("goes into the visitor's order of that moment", async () => {
    const own = await shopperWith(shop.shop.tea.sku, 1)
    const other = await shopperWith(shop.shop.sticker, 1)
    const added = await whileLocked(
      'UPDATE visitor SET order_id = $3 WHERE site_id = $1 AND id = $2',
      [siteId, own.rowId, other.orderId],
      () => own.shopper.add(shop.shop.tea.sku, 2),
    )
    expect(valueOf(added).itemCount).toBe(2)
    const cart = await other.shopper.cart()
    expect(cart?.items.map(({ count }) => count).sort()).toEqual([1, 2])
  })

  it('begins a cart if the order was placed meanwhile', async () => {
    const { shopper, rowId, orderId } = await shopperWith(shop.shop.tea.sku, 1)
    const added = await whileLocked(
      `UPDATE shop_order SET status = 'placed' WHERE site_id = $1 AND id = $2`,
      [siteId, orderId],
      () => shopper.add(shop.shop.tea.sku, 2),
    )
    expect(valueOf(added).itemCount).toBe(2)
    const { rows } = await sql.query('SELECT order_id FROM visitor WHERE site_id = $1 AND id = $2', [
      siteId,
      rowId,
    ])
    expect(rows[0]?.['order_id']).not.toBe(orderId)
  })
})
