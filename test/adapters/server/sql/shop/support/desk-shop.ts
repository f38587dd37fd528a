import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createSqlOrderDesk, createSqlRefundQueue } from '../../../../../../adapters/server/sql/shop/index.js'
import { orderId } from '../../../../../../core/orders/index.js'
import { acceptedOf, newKey } from '../../../../../contracts/backend/shopper.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { buyer, openPaymentShop, settings } from './payment-shop.js'

/** The stock at the beginning. */
export const STOCK = 10

/** A shop with one paid order, at its owner's desk. */
export async function openDeskShop(
  sql: Sql,
  options: FakeProcessorOptions = {},
  shopSettings = settings,
  onMail?: () => void,
) {
  const opened = await openPaymentShop(sql, options, [], STOCK, shopSettings, onMail)
  const { siteId, shop, clock } = opened
  const place = async (id: string) => {
    const commerce = await buyer(shop, FAKE_CARDS.accepted, { id, count: 3 })
    return orderId(acceptedOf(await commerce.submitOrder({ key: newKey() })).orderId)
  }
  const paid = await place('paid')
  const desk = {
    ...createSqlOrderDesk({
      sql,
      siteId,
      commit: commitChanges(sql),
      mails: { clock, random: realRandom },
    }),
    ...createSqlRefundQueue({ sql, siteId }),
  }
  let made = 0
  const ports = { desk, clock, newId: () => `${siteId}-${(made += 1)}` }
  const load = async () => (await desk.load(paid))!
  return { ...opened, place, paid, desk, ports, load, command: { order: paid, by: 'owner' } }
}
