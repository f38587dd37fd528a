import { importCatalogue, skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import type { StoreBackend } from '../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import type { UntrustedRecord } from '../../../core/shared/index.js'
import { realRandom, settingsOf, wallClock } from './store-fixture.js'
import { makeStore } from './make-store.js'

export const CORNER_SITE = 'corner'
export const CORNER_STOCK = 100_000
export const CORNER_SKU = skuIdOf('thing', [])

const CATALOGUE = `Product Handle,Product Name,Product Type,Variant Price,Variant Inventory
thing,Thing,Service,10.00,${CORNER_STOCK}
`

/** A shop with one product, which the crash tests leave and open again. */
export async function openCornerShop(
  sql: Sql,
  processor: PaymentProcessor,
  further: UntrustedRecord = {},
): Promise<StoreBackend> {
  const settings = settingsOf({ name: 'Corner', currency: 'EUR', country: 'DE', ...further })
  const imported = await importCatalogue({ sql, siteId: CORNER_SITE, settings }, CATALOGUE)
  if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
  return makeStore({
    sql,
    siteId: CORNER_SITE,
    settings,
    processors: [processor],
    clock: wallClock,
    random: realRandom,
  })
}

/** A visitor with one thing in the cart, ready to submit. */
export async function readyBuyer(shop: StoreBackend, name: string): Promise<CommerceGateway> {
  const { commerce } = shop.open({ id: visitorId(name) })
  const steps = [
    await commerce.addToCart({ skuId: CORNER_SKU, count: 1, buyNow: true, key: `${name}-add` }),
    await commerce.updateIdentity(`${name}@example.com`),
    await commerce.storePaymentMethod({ provider: 'ledger', token: 'token' }),
  ]
  for (const step of steps) if (!step.ok) throw new Error(JSON.stringify(step.failure))
  return commerce
}

/** The content of the tables: placed orders, open attempts and the remaining stock. */
export async function countCornerShop(
  sql: Sql,
): Promise<{ readonly placed: number; readonly open: number; readonly sold: number }> {
  const count = async (statement: string): Promise<number> => {
    const { rows } = await sql.query(statement, [CORNER_SITE])
    return Number(rows[0]?.['n'])
  }
  return {
    placed: await count(`SELECT COUNT(*) AS n FROM shop_order WHERE site_id = $1 AND status = 'placed'`),
    open: await count(
      `SELECT COUNT(*) AS n FROM payment_attempt WHERE site_id = $1 AND status IN ('pending', 'action-required')`,
    ),
    sold: CORNER_STOCK - (await count(`SELECT quantity AS n FROM sku WHERE site_id = $1`)),
  }
}
