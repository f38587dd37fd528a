import { afterAll, beforeAll, describe } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { describePaymentStore } from '../../../../../contracts/payment-store.contract.js'
import { newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { buyer, openPaymentShop, settings } from '../support/payment-shop.js'
import { makePayments } from '../../../../../support/shop/make-store.js'

/** Takes an order back to the moment after its submit, before its provider was asked. */
async function beginAgain(sql: Sql, siteId: string): Promise<void> {
  const statements = [
    `UPDATE payment_attempt SET status = 'pending', reference = NULL, captured_minor = NULL,
       refunded_minor = NULL, disputed = NULL WHERE site_id = $1`,
    `UPDATE shop_order SET status = 'submitting', token = NULL, snapshot = NULL, placed_on = NULL,
       payment_reference = NULL WHERE site_id = $1 AND status = 'placed'`,
  ]
  for (const statement of statements) await sql.query(statement, [siteId])
}

describe.each(DATABASES)('payments on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  describePaymentStore(name, async () => {
    const { shop, siteId, clock, processor } = await openPaymentShop(sql, {}, [], 10)
    const commerce = await buyer(shop, FAKE_CARDS.accepted, { address: '203.0.113.9' })
    valueOf(await commerce.submitOrder({ key: newKey() }))
    await beginAgain(sql, siteId)
    const ports = makePayments({
      sql,
      siteId,
      settings,
      processors: [processor],
      clock,
      random: realRandom,
    })
    const [open] = await ports.attempts.open()
    const begun = open && (await ports.attempts.find(open.id))
    if (!begun) throw new Error('The payment has not begun.')
    return { ports, begun }
  })
})
