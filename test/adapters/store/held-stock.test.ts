import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../adapters/sql/index.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../contracts/backend/shopper.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import { openTemporaryPostgres } from '../../support/temporary-postgres.js'
import { buyer, HOUR_MS, MINUTE_MS, openPaymentShop, SKU } from './support/payment-shop.js'

let sql: Sql
beforeAll(async () => {
  sql = await openTemporaryPostgres()
}, 60_000)
afterAll(() => sql.close())

describe('a shop holds for a challenge', () => {
  const challenged = FAKE_CARDS.challenged

  it('no more of a product than ten pieces or half of the stock, and cancels the payment instead', async () => {
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

  it('no more for many visitors from one address than for one', async () => {
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

  it('no more for all addresses of one line of IPv6 than for one', async () => {
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

  it.each([HOUR_MS, 400 * 24 * HOUR_MS])(
    'nothing any longer when the clock was %d ms ahead and is set right',
    async (aheadMs) => {
      const { shop, clock, stock, openAt } = await openPaymentShop(sql)
      clock.advance(aheadMs)
      valueOf(await (await buyer(shop, challenged)).submitOrder({ key: newKey() }))
      expect(await stock()).toBe(0)
      expect(await openAt(createFakeClock()).reconcilePayments()).toMatchObject({ released: 1 })
      expect(await stock()).toBe(1)
    },
  )

  it('no longer than ten minutes where another payment cannot be settled, which is told', async () => {
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
    await expect(shop.reconcilePayments()).rejects.toThrow('a mistake in the program')
    expect(await stock()).toBe(5)
  })

  it('as many as anybody pays for at once', async () => {
    const { shop, stock } = await openPaymentShop(sql, {}, [], 45)
    acceptedOf(await (await buyer(shop, FAKE_CARDS.accepted, { count: 45 })).submitOrder({ key: newKey() }))
    expect(await stock()).toBe(0)
  })
})
