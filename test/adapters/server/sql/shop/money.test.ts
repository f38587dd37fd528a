import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { importCatalogue, skuIdOf } from '../../../../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { shippingMethodId } from '../../../../../core/orders/index.js'
import {
  acceptedOf,
  expectSums,
  GERMAN_ADDRESS,
  newKey,
  valueOf,
} from '../../../../contracts/backend/shopper.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf, wallClock } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../support/shop/make-store.js'

interface Shop {
  readonly currency: string
  readonly digits: number
  readonly prices: readonly number[]
  readonly counts: readonly number[]
  readonly taxPercent: number
  readonly shippingMinor: number
  readonly discountPercent: number
}

/** Any shop: a currency with or without decimals, odd prices, odd percentages. */
const anyShop: fc.Arbitrary<Shop> = fc
  .tuple(
    fc.constantFrom(['EUR', 2] as const, ['JPY', 0] as const, ['KRW', 0] as const),
    fc.array(fc.tuple(fc.integer({ min: 1000, max: 999_999 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 50_000 }),
    fc.integer({ min: 0, max: 900_000 }),
  )
  .map(([[currency, digits], lines, tax, shippingMinor, discount]) => ({
    currency,
    digits,
    prices: lines.map(([price]) => price),
    counts: lines.map(([, count]) => count),
    taxPercent: tax / 10_000,
    shippingMinor,
    discountPercent: discount / 10_000,
  }))

const decimal = (minor: number, digits: number): string => {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const settingsFor = ({ currency, digits, taxPercent, shippingMinor, discountPercent }: Shop): StoreSettings =>
  settingsOf({
    name: 'Any shop',
    currency,
    country: 'DE',
    shipping: [
      { id: 'parcel', name: 'Parcel', rate: { type: 'flat-rate', amount: decimal(shippingMinor, digits) } },
    ],
    taxes: [{ country: 'DE', name: 'Tax', percent: taxPercent, onShipping: true }],
    discounts: [{ code: 'SALE', name: 'Sale', percent: discountPercent }],
  })

describe('stored amounts', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  it('of any order add up to the minor unit, are what was charged, and read the same from the tables', async () => {
    let shops = 0
    await fc.assert(
      fc.asyncProperty(anyShop, async (shop) => {
        shops += 1
        const siteId = `money-${shops}`
        const settings = settingsFor(shop)
        const lines = shop.prices.map(
          (price, index) => `p${index},P${index},Physical,${decimal(price, shop.digits)}`,
        )
        const text = ['Product Handle,Product Name,Product Type,Variant Price', ...lines].join('\n')
        expect((await importCatalogue({ sql, siteId, settings }, text)).ok).toBe(true)
        const processor = createFakeProcessor()
        const backend = makeStore({
          sql,
          siteId,
          settings,
          processors: [processor],
          clock: wallClock,
          random: realRandom,
        })
        const { commerce } = backend.open({ id: visitorId('a visitor') })
        for (const [index, count] of shop.counts.entries()) {
          valueOf(
            await commerce.addToCart({
              skuId: skuIdOf(`p${index}`, []),
              count,
              buyNow: false,
              key: newKey(),
            }),
          )
        }
        valueOf(await commerce.updateIdentity('a@example.com'))
        valueOf(await commerce.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
        valueOf(await commerce.updateShippingMethod(shippingMethodId('parcel')))
        valueOf(await commerce.applyDiscount('SALE'))
        valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
        const cart = valueOf(await commerce.readCart()).order
        if (cart === null) throw new Error('the cart is empty')
        expectSums(cart, shop.currency)

        const placed = acceptedOf(await commerce.submitOrder({ key: newKey() }))
        const order = valueOf(await commerce.readPlacedOrder(placed)).order
        if (order === null) throw new Error('the order is gone')
        expectSums(order, shop.currency)
        expect(order.total).toEqual(cart.total)
        expect([...processor.charges.values()]).toEqual([order.total])
        const { rows } = await sql.query(
          'SELECT subtotal_minor, total_minor, currency FROM shop_order WHERE site_id = $1 AND id = $2',
          [siteId, order.id],
        )
        expect(rows).toEqual([
          { subtotal_minor: order.subtotal.amount, total_minor: order.total.amount, currency: shop.currency },
        ])
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})
