import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { buyer, HOUR_MS, MINUTE_MS, openPaymentShop, settings, SKU } from '../support/payment-shop.js'

let sql: Sql
beforeAll(async () => {
  sql = await openTemporaryPostgres()
}, 60_000)
afterAll(() => sql.close())

describe('the stock held for a challenge', () => {
  const challenged = FAKE_CARDS.challenged

  it('is at most ten pieces or half of the stock of a product; beyond that the payment is cancelled', async () => {
    const { shop, stock, processor } = await openPaymentShop(sql, {}, [], 45)
    const greedy = await buyer(shop, challenged, { count: 45 })
    expect(codeOf(await greedy.submitOrder({ key: newKey() }))).toBe('OutOfInventory')
    expect(await stock()).toBe(45)
    const reference = `fake-${processor.requests[0]?.key}`
    expect(await processor.lookup({ key: '', reference })).toEqual({ tag: 'none' })
    valueOf(await greedy.updateItem({ skuId: SKU, count: 10 }))
    valueOf(await greedy.storePaymentMethod({ provider: 'fake', token: challenged }))
    expect(valueOf(await greedy.submitOrder({ key: newKey() })).tag).toBe('action-required')
    expect(await stock()).toBe(35)
  })

  it('is none for an order that would hold too much of one of its goods', async () => {
    const { shop, siteId, orders } = await openPaymentShop(sql, {}, [], 45)
    const table =
      'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\n' +
      'thing,Thing,Service,10.00,45\nother,Other,Service,10.00,45\n'
    await importCatalogue({ sql, siteId, settings }, table)
    const other = skuIdOf('other', [])
    const stocks = async () =>
      (await sql.query('SELECT quantity FROM sku WHERE site_id = $1', [siteId])).rows.map(
        (row) => row['quantity'],
      )
    for (const [things, others] of [
      [1, 11],
      [11, 1],
    ] as const) {
      const commerce = await buyer(shop, challenged, { id: `${things}`, count: things })
      valueOf(await commerce.addToCart({ skuId: other, count: others, buyNow: false, key: newKey() }))
      expect(codeOf(await commerce.submitOrder({ key: newKey() }))).toBe('OutOfInventory')
      expect(await stocks()).toEqual([45, 45])
    }
    expect((await orders()).filter(({ status }) => status === 'placed')).toEqual([])
  })

  it('is the same for many visitors from one address as for one', async () => {
    const { shop, stock } = await openPaymentShop(sql, {}, [], 45)
    const codes: string[] = []
    for (let index = 0; index < 8; index += 1) {
      const commerce = await buyer(shop, challenged, { id: `v${index}`, count: 4, address: '192.0.2.1' })
      codes.push(codeOf(await commerce.submitOrder({ key: newKey() })))
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
    expect(await stock()).toBe(37)
    const elsewhere = await buyer(shop, challenged, { id: 'else', count: 4, address: '198.51.100.1' })
    expect(codeOf(await elsewhere.submitOrder({ key: newKey() }))).toBe('ok')
  })

  it('is the same for all addresses of one IPv6 network as for one', async () => {
    const { shop, stock } = await openPaymentShop(sql, {}, [], 45)
    const codes: string[] = []
    for (let index = 0; index < 8; index += 1) {
      const address = `2001:db8:1:2:${index + 1}::${index}`
      const commerce = await buyer(shop, challenged, { id: `v${index}`, count: 4, address })
      codes.push(codeOf(await commerce.submitOrder({ key: newKey() })))
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
    expect(await stock()).toBe(37)
  })

  /** Visitors from separate networks, who order four pieces each at the same moment. */
  const crowd = async (shop: Parameters<typeof buyer>[0], size: number): Promise<readonly string[]> => {
    const buyers = []
    for (let index = 0; index < size; index += 1)
      buyers.push(
        await buyer(shop, challenged, { id: `crowd${index}`, count: 4, address: `10.${index}.0.1` }),
      )
    return Promise.all(buyers.map(async (commerce) => codeOf(await commerce.submitOrder({ key: newKey() }))))
  }

  it('is at most three quarters of a product for all addresses together, and the rest is sold', async () => {
    const { shop, stock, processor, orders } = await openPaymentShop(sql, {}, [], 40)
    const codes = await crowd(shop, 9)
    const held = codes.filter((code) => code === 'ok').length
    expect(codes.filter((code) => code !== 'ok')).toEqual(Array(9 - held).fill('OutOfInventory'))
    expect(held).toBeLessThanOrEqual(7)
    expect(await stock()).toBe(40 - 4 * held)
    const found = await Promise.all(
      processor.requests.map(({ key }) => processor.lookup({ key: '', reference: `fake-${key}` })),
    )
    expect(found.filter(({ tag }) => tag === 'action-required')).toHaveLength(held)
    const paying = await buyer(shop, FAKE_CARDS.accepted, { id: 'pays', count: 10, address: '192.0.2.1' })
    acceptedOf(await paying.submitOrder({ key: newKey() }))
    expect((await orders()).filter(({ status }) => status === 'placed')).toHaveLength(1)
  })

  it('is held for five minutes at the limit, and for ten below it', async () => {
    const { shop, clock, stock } = await openPaymentShop(sql, {}, [], 38)
    for (let index = 0; index < 7; index += 1)
      await (
        await buyer(shop, challenged, { id: `one${index}`, count: 4, address: `10.${index}.0.1` })
      ).submitOrder({ key: newKey() })
    expect(await stock()).toBe(10)
    clock.advance(5 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ challenge: 7 })
    clock.advance(1)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 7 })
    expect(await stock()).toBe(38)
    valueOf(await (await buyer(shop, challenged, { id: 'last' })).submitOrder({ key: newKey() }))
    clock.advance(10 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ challenge: 1 })
  })

  it.each([HOUR_MS, 400 * 24 * HOUR_MS])(
    'is released in time after the clock was %d ms ahead and is set right',
    async (aheadMs) => {
      const { shop, clock, stock, openAt } = await openPaymentShop(sql)
      clock.advance(aheadMs)
      valueOf(await (await buyer(shop, challenged)).submitOrder({ key: newKey() }))
      expect(await stock()).toBe(0)
      expect(await openAt(createFakeClock()).reconcilePayments()).toMatchObject({ released: 1 })
      expect(await stock()).toBe(1)
    },
  )

  it('is released after ten minutes, also if another payment cannot be settled, which is reported', async () => {
    const broken = {
      ...createFakeProcessor({ name: 'broken' }),
      cancel: () => Promise.reject(new Error('a mistake in the program')),
    }
    const { shop, clock, stock } = await openPaymentShop(sql, {}, [broken], 8)
    for (const [index, provider] of ['broken', 'fake', 'broken', 'fake', 'broken', 'fake'].entries()) {
      const commerce = await buyer(shop, challenged, { id: `v${index}`, provider })
      valueOf(await commerce.submitOrder({ key: newKey() }))
    }
    clock.advance(11 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 3, unknown: 3 })
    expect(await stock()).toBe(5)
  })

  it('has no limit for payments without a challenge', async () => {
    const { shop, stock } = await openPaymentShop(sql, {}, [], 45)
    acceptedOf(await (await buyer(shop, FAKE_CARDS.accepted, { count: 45 })).submitOrder({ key: newKey() }))
    expect(await stock()).toBe(0)
  })
})
