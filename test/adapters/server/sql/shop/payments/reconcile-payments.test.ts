import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { buyer, HOUR_MS, MINUTE_MS, openPaymentShop, settings, SKU } from '../support/payment-shop.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

type Rest = Parameters<typeof openPaymentShop> extends [Sql, ...infer Others] ? Others : never

describe('an order with an unknown payment', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  const openShop = (...rest: Rest) => openPaymentShop(sql, ...rest)
  const allLost = { losesAnswer: () => true }

  it('is answered as unknown if every answer of the processor is lost, and finished by the same key', async () => {
    let isDown = true
    const { shop, processor, stock } = await openShop({ losesAnswer: () => isDown })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    const submit = { key: 'the-key' } as const
    expect(codeOf(await commerce.submitOrder(submit))).toBe('unreachable')
    expect([processor.charges.size, await stock()]).toEqual([1, 0])
    isDown = false
    acceptedOf(await commerce.submitOrder(submit))
    expect(processor.charges.size).toBe(1)
  })

  it('is finished by the reconciliation', async () => {
    let isDown = true
    const { shop, processor, orders } = await openShop({ losesAnswer: () => isDown })
    await (await buyer(shop, FAKE_CARDS.accepted)).submitOrder({ key: newKey() })
    expect((await orders()).map(({ status }) => status)).toEqual(['submitting'])
    expect(await shop.reconcilePayments()).toMatchObject({ unknown: 1, placed: 0 })
    isDown = false
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 1 })
    expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
    expect(processor.charges.size).toBe(1)
  })

  it('is settled before its cart changes, so that a paid order never changes', async () => {
    let isDown = true
    const { shop, orders } = await openShop({ losesAnswer: () => isDown })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    await commerce.submitOrder({ key: newKey() })
    expect(codeOf(await commerce.updateItem({ skuId: SKU, count: 0 }))).toBe('OrderSubmitting')
    isDown = false
    valueOf(await commerce.updateItem({ skuId: SKU, count: 0 }))
    expect((await orders()).map(({ status, itemCount }) => [status, itemCount])).toEqual([['placed', 1]])
  })

  it('is looked up and not charged again when the provider may have forgotten its key', async () => {
    let isDown = true
    const { shop, clock, processor, orders } = await openShop({ ...allLost, isDown: () => isDown })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    const submit = { key: 'the-key' } as const
    await commerce.submitOrder(submit)
    clock.advance(25 * HOUR_MS)
    const before = processor.calls()
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 0, unknown: 1, released: 0 })
    expect(codeOf(await commerce.submitOrder(submit))).toBe('OrderSubmitting')
    expect((await orders()).map(({ status }) => status)).toEqual(['submitting'])
    // The shopper is not locked out: they get a new cart.
    expect(codeOf(await commerce.updateIdentity('b@example.com'))).toBe('ok')
    isDown = false
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 1 })
    expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
    expect([processor.calls() - before, processor.charges.size]).toEqual([0, 1])
  })

  it('releases its stock when the provider does not know its expired key', async () => {
    const gone = createFakeProcessor({ name: 'gone' })
    const forgetful = {
      ...gone,
      charge: () => Promise.resolve({ tag: 'unknown', message: 'The request was lost.' } as const),
    }
    const { shop, clock, stock } = await openShop({}, [forgetful])
    await (await buyer(shop, FAKE_CARDS.accepted, { provider: 'gone' })).submitOrder({ key: newKey() })
    expect(await stock()).toBe(0)
    clock.advance(25 * HOUR_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 1 })
    expect(await stock()).toBe(1)
  })

  it('releases its stock when the shopper never came back from the challenge', async () => {
    const { shop, clock, stock } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    valueOf(await commerce.submitOrder({ key: newKey() }))
    clock.advance(10 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ challenge: 1 })
    expect(await stock()).toBe(0)
    clock.advance(25 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 1 })
    expect(await stock()).toBe(1)
    expect(valueOf(await commerce.readCart()).order?.itemCount).toBe(1)
  })

  it('accepts no answer to an abandoned challenge: the next submit asks again', async () => {
    const { shop, processor } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    const first = valueOf(await commerce.submitOrder({ key: 'one' }))
    if (first.tag !== 'action-required') throw new Error('no challenge was asked for')
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.challenged }))
    const late = {
      key: 'one',
      confirmation: processor.passChallenge(first.action.data),
    } as const
    const second = valueOf(await commerce.submitOrder(late))
    if (second.tag !== 'action-required') throw new Error('the old answer was taken for the new payment')
    expect(second.action.data).not.toBe(first.action.data)
    expect(processor.charges.size).toBe(0)
    const answer = { ...late, confirmation: processor.passChallenge(second.action.data) }
    acceptedOf(await commerce.submitOrder(answer))
    expect(processor.charges.size).toBe(1)
  })

  it('is cancelled at the provider before its stock is released, so a late challenge charges nothing', async () => {
    const { shop, clock, processor, stock } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    const asked = valueOf(await commerce.submitOrder({ key: newKey() }))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    clock.advance(11 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 1 })
    processor.passChallenge(asked.action.data)
    expect([processor.charges.size, await stock()]).toEqual([0, 1])
  })

  it('keeps its stock while the provider cannot be asked to cancel', async () => {
    let isDown = true
    const { shop, clock, stock } = await openShop({ isDown: () => isDown })
    await (await buyer(shop, FAKE_CARDS.challenged)).submitOrder({ key: newKey() })
    clock.advance(11 * MINUTE_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ unknown: 1 })
    expect(await stock()).toBe(0)
    isDown = false
    expect(await shop.reconcilePayments()).toMatchObject({ released: 1 })
    expect(await stock()).toBe(1)
  })

  it.each(['reconciliation', 'change of the cart'])(
    'becomes an order when its challenge was charged after all: %s',
    async (by) => {
      const { shop, clock, processor, stock, orders } = await openShop()
      const commerce = await buyer(shop, FAKE_CARDS.challenged)
      const asked = valueOf(await commerce.submitOrder({ key: 'k' }))
      if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
      processor.passChallenge(asked.action.data)
      clock.advance(11 * MINUTE_MS)
      if (by === 'reconciliation') await shop.reconcilePayments()
      else valueOf(await commerce.updateIdentity('b@example.com'))
      expect([(await orders()).map(({ status }) => status), await stock()]).toEqual([['placed'], 0])
      expect(valueOf(await commerce.findSubmit('k')).tag).toBe('accepted')
      expect(processor.charges.size).toBe(1)
    },
  )

  it('holds its stock no longer after answers that confirm nothing', async () => {
    const { shop, clock, stock } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    valueOf(await commerce.submitOrder({ key: 'k' }))
    for (let minutes = 0; minutes < 12; minutes += 4) {
      clock.advance(4 * MINUTE_MS)
      valueOf(await commerce.submitOrder({ key: 'k', confirmation: 'made up' }))
    }
    await shop.reconcilePayments()
    expect(await stock()).toBe(1)
  })

  it('is charged with the reference of the provider', async () => {
    const { shop, processor } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.challenged)
    const asked = valueOf(await commerce.submitOrder({ key: 'k' }))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    const confirmation = processor.passChallenge(asked.action.data)
    acceptedOf(await commerce.submitOrder({ key: 'k', confirmation }))
    const [first, second] = processor.requests
    expect([first?.reference, first?.confirmation]).toEqual([null, null])
    expect([second?.reference, second?.confirmation]).toEqual([`fake-${first?.key}`, confirmation])
  })

  it('is found by its key, without a submit that begins anything', async () => {
    let isLost = true
    const { shop, processor } = await openShop({ losesAnswer: () => isLost })
    const commerce = await buyer(shop, FAKE_CARDS.accepted)
    expect(valueOf(await commerce.findSubmit('k'))).toEqual({ tag: 'not-placed' })
    expect(processor.calls()).toBe(0)
    await commerce.submitOrder({ key: 'k' })
    expect(valueOf(await commerce.findSubmit('k'))).toEqual({ tag: 'pending' })
    isLost = false
    expect(valueOf(await commerce.findSubmit('k')).tag).toBe('accepted')
    const stranger = shop.open({ id: visitorId('stranger') }).commerce
    expect(valueOf(await stranger.findSubmit('k'))).toEqual({ tag: 'not-placed' })
  })

  it('is found as refused', async () => {
    const { shop } = await openShop()
    const commerce = await buyer(shop, FAKE_CARDS.declined)
    await commerce.submitOrder({ key: 'k' })
    expect(codeOf(await commerce.findSubmit('k'))).toBe('PaymentDeclined')
  })

  it('keeps the answers to additions for a day', async () => {
    const { shop, clock, siteId } = await openShop()
    const { commerce } = shop.open({ id: visitorId('buyer') })
    const item = { skuId: SKU, count: 1, buyNow: true, key: 'add' }
    valueOf(await commerce.addToCart(item))
    await shop.forgetOldAnswers()
    valueOf(await commerce.addToCart(item))
    expect(valueOf(await commerce.readCart()).order?.itemCount).toBe(1)
    clock.advance(25 * HOUR_MS)
    await shop.forgetOldAnswers()
    const { rows } = await sql.query('SELECT id FROM cart_answer WHERE site_id = $1', [siteId])
    expect(rows).toEqual([])
  })

  it('is reported as a failure when the database is out of reach', async () => {
    const reported: unknown[] = []
    const broken = makeStore({
      sql: {
        ...sql,
        query: () => Promise.reject(new Error('boom')),
        tx: () => Promise.reject(new Error('boom')),
      },
      siteId: 'broken',
      settings,
      processors: [createFakeProcessor()],
      clock: createFakeClock(),
      random: realRandom,
      onError: (error) => reported.push(error),
    }).open({ id: visitorId('buyer') }).commerce
    expect(codeOf(await broken.readCart())).toBe('unreachable')
    expect(codeOf(await broken.submitOrder({ key: 'k' }))).toBe('unreachable')
    expect(reported).toHaveLength(2)
  })

  it('is refused without a visitor', async () => {
    const { shop } = await openShop()
    const { commerce } = shop.open({ id: visitorId('') })
    expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('VisitorUnknown')
  })

  it('accepts no payment method of an unknown provider', async () => {
    const { shop } = await openShop()
    const { commerce } = shop.open({ id: visitorId('buyer') })
    expect(codeOf(await commerce.storePaymentMethod({ provider: 'paypal', token: 't' }))).toBe(
      'NeedPaymentMethod',
    )
  })
})
