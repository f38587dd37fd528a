import { expect } from '@jest/globals'
import { importCatalogue, skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { codeOf, newKey, valueOf } from '../../contracts/backend/shopper.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf, wallClock } from './store-fixture.js'
import { makeStore } from './make-store.js'

const BUYERS = 30
const PIECES = 10
const SUBMITS = 5
const SITE = 'rush'
/**
 * Two SKUs, put into the carts in different orders: two shoppers who lock them in that order would deadlock.
 */
const CATALOGUE = `Product Handle,Product Name,Product Type,Variant Sku,Variant Price,Variant Inventory
scarce,Scarce,Service,SCARCE,10.00,${PIECES}
plenty,Plenty,Service,PLENTY,1.00,1000
`
const SKUS = [skuIdOf('scarce', []), skuIdOf('plenty', [])] as const
const settings = settingsOf({ name: 'Rush', currency: 'EUR', country: 'DE' })

/**
 * Thirty buyers want ten pieces, each submits five times at once, and every seventh answer of the processor
 * is lost after the charge. Exactly ten orders, ten charges and no stock must remain, for any order of the
 * submits.
 */
export async function expectExactSales(databases: readonly Sql[], keysDiffer: boolean): Promise<void> {
  const [first] = databases
  if (first === undefined) throw new Error('a database is needed')
  const imported = await importCatalogue({ sql: first, siteId: SITE, settings }, CATALOGUE)
  if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
  const processor = createFakeProcessor({
    losesAnswer: (call) => call % 7 === 3,
    delayMs: () => Math.random() * 20,
  })
  const shops = databases.map((sql) =>
    makeStore({
      sql,
      siteId: SITE,
      settings,
      processors: [processor],
      clock: wallClock,
      random: realRandom,
    }),
  )
  const buyers = Array.from({ length: BUYERS }, (_, buyer) =>
    shops.map((shop) => shop.open({ id: visitorId(`buyer-${buyer}`) }).commerce),
  )
  for (const [index, [buyer]] of buyers.entries()) if (buyer !== undefined) await fillCart(buyer, index)

  const answers = await Promise.all(
    buyers.map((processes) => {
      const key = newKey()
      return Promise.all(
        Array.from({ length: SUBMITS }, (_, index) =>
          (processes[index % processes.length] as CommerceGateway).submitOrder({
            key: keysDiffer ? newKey() : key,
          }),
        ),
      )
    }),
  )

  const codes = answers.map((ofBuyer) => new Set(ofBuyer.map(codeOf)))
  const orders = await first.query(`SELECT id FROM shop_order WHERE site_id = $1 AND status = 'placed'`, [
    SITE,
  ])
  const open = await first.query(`SELECT id FROM payment_attempt WHERE site_id = $1 AND status = 'pending'`, [
    SITE,
  ])
  const stock = await first.query(`SELECT id, quantity FROM sku WHERE site_id = $1`, [SITE])
  const quantityOf = (id: string): unknown => stock.rows.find((row) => row['id'] === id)?.['quantity']
  expect(orders.rows).toHaveLength(PIECES)
  expect(open.rows).toEqual([])
  expect(processor.charges.size).toBe(PIECES)
  expect([...processor.charges.values()].map(({ amount }) => amount)).toEqual(Array(PIECES).fill(1200))
  expect(quantityOf(SKUS[0])).toBe(0)
  expect(quantityOf(SKUS[1])).toBe(1000 - 2 * PIECES)
  // All submits of a buyer have the same, true answer.
  expect(codes.every((code) => code.size === 1)).toBe(true)
  expect(codes.filter((code) => code.has('ok'))).toHaveLength(PIECES)
  expect(codes.filter((code) => code.has('OutOfInventory'))).toHaveLength(BUYERS - PIECES)
}

async function fillCart(buyer: CommerceGateway, index: number): Promise<void> {
  const purchases = [
    { skuId: SKUS[0], count: 1 },
    { skuId: SKUS[1], count: 2 },
  ]
  for (const purchase of index % 2 === 0 ? purchases : purchases.reverse()) {
    valueOf(await buyer.addToCart({ ...purchase, buyNow: false, key: newKey() }))
  }
  valueOf(await buyer.updateIdentity(`buyer-${index}@example.com`))
  valueOf(await buyer.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
}
