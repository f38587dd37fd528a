import { afterAll, beforeAll, describe } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createSqlSubmits } from '../../../../../../adapters/server/sql/shop/checkout/sql-submits.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { describeSubmitStore } from '../../../../../contracts/submit-store.contract.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { buyer, openPaymentShop, settings } from '../support/payment-shop.js'
import { makePayments } from '../../../../../support/shop/make-store.js'

describe.each(DATABASES)('submits on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  describeSubmitStore(name, async () => {
    const { shop, siteId, clock, processor, stock } = await openPaymentShop(sql, {}, [], 10)
    await buyer(shop, FAKE_CARDS.accepted)
    const site = { sql, siteId, settings, clock, random: realRandom }
    const payments = makePayments({ ...site, processors: [processor] })
    const visitor = { id: visitorId('buyer'), openedAt: clock.wallTime() }
    return {
      ports: { ...createSqlSubmits(site, visitor), payments },
      left: async () => Number(await stock()),
    }
  })
})
