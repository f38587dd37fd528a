import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createStoreBackend, importCatalogue, skuIdOf } from '../../../adapters/store/index.js'
import type { StoreBackend } from '../../../adapters/store/index.js'
import type { Sql } from '../../../adapters/sql/index.js'
import { visitorId } from '../../../core/ports/backend.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../contracts/backend/shopper.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf } from '../../support/store-fixture.js'
import { openTemporaryPglite } from '../../support/temporary-pglite.js'
import { listOrders } from '../../support/list-orders.js'

const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
const SKU = skuIdOf('thing', [])
const CATALOGUE =
  'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,10.00,1\n'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe('an order whose payment hangs', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPglite()
  }, 60_000)
  afterAll(() => sql.close())

  let sites = 0
  const openShop = async (options: FakeProcessorOptions = {}) => {
    sites += 1
    const siteId = `sweep-${sites}`
    await importCatalogue({ sql, siteId, settings }, CATALOGUE)
    const clock = createFakeClock()
    const processor = createFakeProcessor(options)
    const shop = createStoreBackend({ sql, siteId, settings, processor, clock, random: realRandom })
    const stock = async (): Promise<unknown> =>
      (await sql.query('SELECT quantity FROM sku WHERE site_id = $1', [siteId])).rows[0]?.['quantity']
    return { siteId, shop, clock, processor, stock, orders: () => listOrders({ sql, siteId }) }
  }
  const buyer = async (shop: StoreBackend, card: string) => {
    const { commerce } = shop.open({ id: visitorId('buyer') })
    valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: true, key: newKey() }))
    valueOf(await commerce.updateIdentity('a@example.com'))
    valueOf(await commerce.storePaymentMethod(card))
    return commerce
  }
  const allLost = { losesAnswer: () => true }

  it('is answered as unknown when every answer of the processor is lost, and is finished by the same key', async () => {
    let isDown = true
    const { shop, processor, stock } = await openShop({ losesAnswer: () => isDown })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    const submit = { checkoutType: 'normal', key: 'the-key' } as const
    expect(codeOf(await commerce.submitOrder(submit))).toBe('unreachable')
    expect([processor.charges.size, await stock()]).toEqual([1, 0])
    isDown = false
    acceptedOf(await commerce.submitOrder(submit))
    expect(processor.charges.size).toBe(1)
  })

  it('is finished by the reconciliation', async () => {
    let isDown = true
    const { shop, processor, orders } = await openShop({ losesAnswer: () => isDown })
    await (await buyer(shop, FAKE_CARDS.accepted)).submitOrder({ checkoutType: 'normal', key: newKey() })
    expect((await orders()).map(({ status }) => status)).toEqual(['submitting'])
    expect(await shop.sweep()).toMatchObject({ unknown: 1, placed: 0 })
    isDown = false
    expect(await shop.sweep()).toMatchObject({ placed: 1 })
    expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
    expect(processor.charges.size).toBe(1)
  })

  it('is settled before its cart is changed, so that a paid order is never changed', async () => {
    let isDown = true
    const { shop, orders } = await openShop({ losesAnswer: () => isDown })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    await commerce.submitOrder({ checkoutType: 'normal', key: newKey() })
    expect(codeOf(await commerce.updateItem({ skuId: SKU, count: 0 }))).toBe('OrderSubmitting')
    isDown = false
    valueOf(await commerce.updateItem({ skuId: SKU, count: 0 }))
    expect((await orders()).map(({ status, itemCount }) => [status, itemCount])).toEqual([['placed', 1]])
  })

  it('is never charged again when the processor may have forgotten its key, and is left to the owner', async () => {
    const { shop, clock, processor, orders } = await openShop(allLost)
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    const submit = { checkoutType: 'normal', key: 'the-key' } as const
    await commerce.submitOrder(submit)
    clock.advance(25 * HOUR_MS)
    const before = processor.calls()
    expect(await shop.sweep()).toMatchObject({ placed: 0, unknown: 0, released: 0 })
    expect(codeOf(await commerce.submitOrder(submit))).toBe('OrderSubmitting')
    expect(processor.calls()).toBe(before)
    expect((await orders()).map(({ status }) => status)).toEqual(['submitting'])
    // The shopper is not locked out: they get a new cart.
    expect(codeOf(await commerce.updateIdentity('b@example.com'))).toBe('ok')
  })

  it('gives back its stock when the shopper never came back from the challenge', async () => {
    const { shop, clock, stock } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    valueOf(await commerce.submitOrder({ checkoutType: 'normal', key: newKey() }))
    clock.advance(10 * MINUTE_MS)
    expect(await shop.sweep()).toMatchObject({ challenge: 1 })
    expect(await stock()).toBe(0)
    clock.advance(25 * MINUTE_MS)
    expect(await shop.sweep()).toMatchObject({ released: 1 })
    expect(await stock()).toBe(1)
    expect(valueOf(await commerce.readCart()).order?.itemCount).toBe(1)
  })

  it('takes no answer to a challenge that was given up: the next submit asks anew', async () => {
    const { shop, processor } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    const first = valueOf(await commerce.submitOrder({ checkoutType: 'normal', key: 'one' }))
    if (first.tag !== 'action-required') throw new Error('no challenge was asked for')
    valueOf(await commerce.storePaymentMethod(FAKE_CARDS.challenged))
    const late = {
      checkoutType: 'normal',
      key: 'one',
      paymentIntentId: processor.passChallenge(first.clientSecret),
    } as const
    const second = valueOf(await commerce.submitOrder(late))
    if (second.tag !== 'action-required') throw new Error('the old answer was taken for the new payment')
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect(processor.charges.size).toBe(0)
    const answer = { ...late, paymentIntentId: processor.passChallenge(second.clientSecret) }
    acceptedOf(await commerce.submitOrder(answer))
    expect(processor.charges.size).toBe(1)
  })

  it('forgets the keys of additions after a day', async () => {
    const { shop, clock, siteId } = await openShop()
    const { commerce } = shop.open({ id: visitorId('buyer') })
    const item = { skuId: SKU, count: 1, buyNow: true, key: 'add' }
    valueOf(await commerce.addToCart(item))
    await shop.sweep()
    valueOf(await commerce.addToCart(item))
    expect(valueOf(await commerce.readCart()).order?.itemCount).toBe(1)
    clock.advance(25 * HOUR_MS)
    await shop.sweep()
    const { rows } = await sql.query('SELECT id FROM cart_answer WHERE site_id = $1', [siteId])
    expect(rows).toEqual([])
  })

  it('is told as a failure, and reported, when the database is gone', async () => {
    const reported: unknown[] = []
    const broken = createStoreBackend({
      sql: {
        ...sql,
        query: () => Promise.reject(new Error('boom')),
        tx: () => Promise.reject(new Error('boom')),
      },
      siteId: 'broken',
      settings,
      processor: createFakeProcessor(),
      clock: createFakeClock(),
      random: realRandom,
      onError: (error) => reported.push(error),
    }).open({ id: visitorId('buyer') }).commerce
    expect(codeOf(await broken.readCart())).toBe('unreachable')
    expect(codeOf(await broken.submitOrder({ checkoutType: 'normal', key: 'k' }))).toBe('unreachable')
    expect(reported).toHaveLength(2)
  })

  it.each(['', 'paypal'])(
    'is refused without a visitor or by a way of paying that is not offered: %j',
    async (which) => {
      const { shop } = await openShop()
      const { commerce } = shop.open({ id: visitorId(which === '' ? '' : 'buyer') })
      const checkoutType = which === 'paypal' ? 'paypal' : 'normal'
      const expected = which === '' ? 'VisitorUnknown' : 'CheckoutTypeUnsupported'
      expect(codeOf(await commerce.submitOrder({ checkoutType, key: 'k' }))).toBe(expected)
    },
  )
})
