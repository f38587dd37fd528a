import { afterAll, beforeAll, describe } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createCartUnits } from '../../../../../../adapters/server/sql/shop/cart/sql-cart-work.js'
import { newId } from '../../../../../../core/ports/platform/stamp.port.js'
import { sessionId, visitorId } from '../../../../../../core/ports/visitor.port.js'
import { describeCartStore } from '../../../../../contracts/cart-store.contract.js'
import { writeMemberInSession } from '../../../../../support/accounts/member-rows.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { openPaymentShop, SKU } from '../support/payment-shop.js'

const SESSION = sessionId('session'.padEnd(32, '0'))

describe.each(DATABASES)('carts on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  describeCartStore(name, async () => {
    const { siteId, clock } = await openPaymentShop(sql, {}, [], 10)
    const now = clock.wallTime()
    const visitor = { id: visitorId('visitor'), session: SESSION, openedAt: now }
    return {
      ports: {
        unitOfWork: createCartUnits({ sql, siteId }, visitor),
        newId: () => newId({ clock, random: realRandom }),
      },
      skuId: SKU,
      logIn: (memberId) => writeMemberInSession({ sql, siteId }, memberId, SESSION),
      beginAttempt: async (orderId) => {
        await sql.query(
          `INSERT INTO payment_attempt (site_id, id, order_id, status, amount_minor, currency, reserved,
            snapshot, item_count, created_on, updated_on)
            VALUES ($1, $2, $3, 'pending', 1000, 'EUR', '[]', '{}', 1, $4, $4)`,
          [siteId, `${orderId}:1`, orderId, now],
        )
      },
    }
  })
})
