import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { StoreBackend } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Clock } from '../../../../../../core/ports/platform/clock.port.js'
import type { PaymentProcessor } from '../../../../../../core/ports/payments/payment-processor.port.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor } from '../../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../../fakes/payment-processor.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

export const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
/** The only product. */
export const SKU = skuIdOf('thing', [])
const catalogueOf = (stock: number): string =>
  `Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,10.00,${stock}\n`
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

let sites = 0

/** A shop of its own in a database, whose clock and payment provider the test moves. */
export async function openPaymentShop(
  sql: Sql,
  options: FakeProcessorOptions = {},
  others: readonly PaymentProcessor[] = [],
  stock = 1,
  shopSettings = settings,
  onMail?: () => void,
) {
  sites += 1
  const siteId = `payments-${sites}`
  await importCatalogue({ sql, siteId, settings: shopSettings }, catalogueOf(stock))
  const clock = createFakeClock()
  const processor = createFakeProcessor(options)
  const reported: string[] = []
  const openAt = (now: Clock) =>
    makeStore({
      sql,
      siteId,
      settings: shopSettings,
      processors: [processor, ...others],
      clock: now,
      random: realRandom,
      onError: (error) => reported.push(String(error)),
      ...(onMail && { onMail }),
    })
  const shop = openAt(clock)
  const stockLeft = async (): Promise<unknown> =>
    (await sql.query('SELECT quantity FROM sku WHERE site_id = $1', [siteId])).rows[0]?.['quantity']
  return {
    siteId,
    shop,
    openAt,
    clock,
    processor,
    reported,
    stock: stockLeft,
    orders: () => listOrders({ sql, siteId }),
  }
}

/** A shopper with a filled cart and a stored card, ready to order. */
export async function buyer(
  shop: StoreBackend,
  card: string,
  { id = 'buyer', provider = 'fake', count = 1, address = '' } = {},
) {
  const visitor = { id: visitorId(id), ...(address && { address }) }
  const { commerce } = shop.open(visitor)
  valueOf(await commerce.addToCart({ skuId: SKU, count, buyNow: true, key: newKey() }))
  valueOf(await commerce.updateIdentity('a@example.com'))
  valueOf(await commerce.storePaymentMethod({ provider, token: card }))
  return commerce
}
