import { afterAll, beforeAll, describe } from '@jest/globals'
import { sessionRowId } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createCartPorts } from '../../../../../../adapters/server/sql/shop/cart/sql-cart-ports.js'
import { sessionId, visitorId } from '../../../../../../core/ports/visitor.port.js'
import { describeCartStore } from '../../../../../contracts/cart-store.contract.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { openPaymentShop, settings, SKU } from '../support/payment-shop.js'

const SESSION = sessionId('session'.padEnd(32, '0'))

describe.each([
  ['PostgreSQL', openTemporaryPostgres],
  ['the embedded database', openTestMemory],
] as const)('carts on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  describeCartStore(name, async () => {
    const { siteId, clock } = await openPaymentShop(sql, {}, [], 10)
    const site = { sql, siteId, settings, clock, random: realRandom }
    const now = clock.wallTime()
    const visitor = { id: visitorId('visitor'), session: SESSION, openedAt: now }
    return {
      ports: createCartPorts(site, visitor, () => Promise.resolve()),
      skuId: SKU,
      logIn: async (memberId) => {
        await sql.query(
          `INSERT INTO member (site_id, id, email, email_key, name, status, accept_privacy,
            accept_communications, fields, created_on, updated_on)
            VALUES ($1, $2, $2, $2, '', 'verified', true, false, '{}', $3, $3)`,
          [siteId, memberId, now],
        )
        await sql.query(
          `INSERT INTO member_session (site_id, id, member_id, created_on, used_on, expires_on)
            VALUES ($1, $2, $3, $4, $4, $5)`,
          [siteId, sessionRowId(SESSION), memberId, now, now + 60_000],
        )
      },
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
