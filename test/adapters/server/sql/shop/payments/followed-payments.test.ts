import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlMailedOrders } from '../../../../../../adapters/server/sql/shop/index.js'
import { writeEndpoints } from '../../../../../../adapters/server/sql/events/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { readMailedOrder } from '../../../../../../core/use-cases/mails/orders/read-mailed-order.js'
import { money } from '../../../../../../core/money/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { ok } from '../../../../../../core/shared/index.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { buyer, MINUTE_MS, openPaymentShop, settings, SKU } from '../support/payment-shop.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

type Rest = Parameters<typeof openPaymentShop> extends [Sql, ...infer Others] ? Others : never

describe('an order whose payment its provider reports', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  const openShop = (...rest: Rest) => openPaymentShop(sql, ...rest)

  describe('an order whose provider sends notices', () => {
    it('is placed once by a notice that comes first, also if it is repeated', async () => {
      const { shop, processor, orders } = await openShop()
      const commerce = await buyer(shop, FAKE_CARDS.challenged)
      const asked = valueOf(await commerce.submitOrder({ key: 'k' }))
      if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
      processor.passChallenge(asked.action.data)
      const notice = processor.noticeOf(asked.action.data.replace(/-secret$/, ''))
      for (let times = 0; times < 3; times += 1) {
        expect(await shop.receiveNotice('fake', notice)).toEqual(ok({ outcome: 'done' }))
      }
      expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
      expect(valueOf(await commerce.findSubmit('k')).tag).toBe('accepted')
      expect(processor.charges.size).toBe(1)
    })

    it('follows what the provider has decided', async () => {
      let isSlow = true
      let queued = 0
      const { siteId, shop, processor, orders, stock } = await openShop(
        { isSlow: () => isSlow },
        [],
        2,
        { ...settings, webhooks: [{ url: 'https://hooks.example/', kinds: [], private: false }] },
        () => (queued += 1),
      )
      await writeEndpoints(sql, siteId, [{ url: 'https://hooks.example/', kinds: [] }])
      for (const [id, status] of [
        ['anna', 'charged'],
        ['bert', 'declined'],
      ] as const) {
        const commerce = await buyer(shop, FAKE_CARDS.accepted, { id })
        expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('unreachable')
        expect(valueOf(await commerce.findSubmit('k'))).toEqual({ tag: 'pending' })
        const reference = `fake-${processor.requests.at(-1)?.key}`
        processor.decide(reference, status)
        expect(await shop.receiveNotice('fake', processor.noticeOf(reference))).toMatchObject({ ok: true })
      }
      isSlow = false
      expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
      expect(await stock()).toBe(1)
      const { rows } = await sql.query('SELECT kind, content FROM mail WHERE site_id = $1 ORDER BY kind', [
        siteId,
      ])
      expect([queued, rows.map(({ kind }) => kind)]).toEqual([
        2,
        ['orderPaymentFailed', 'orderPlaced', 'orderReceived'],
      ])
      const { mail } = JSON.parse(`${rows[0]?.['content']}`)
      expect(await readMailedOrder(createSqlMailedOrders({ sql, siteId }, undefined), mail)).toMatchObject({
        confirmationPath: null,
        order: { itemCount: 1, email: 'a@example.com' },
      })
      const events = await sql.query('SELECT body FROM webhook_delivery WHERE site_id = $1 ORDER BY kind', [
        siteId,
      ])
      expect(events.rows.map(({ body }) => JSON.parse(`${body}`))).toMatchObject([
        { type: 'order.paid', data: { amount: { amountMinor: 1000, currency: 'EUR' } } },
        { type: 'order.placed', data: { itemCount: 1 } },
        { type: 'stock.low', data: { name: 'Thing', left: 1 } },
      ])
      // The order is paid before the mail is sent, so there is nothing to report.
      valueOf(
        await shop.open({ id: visitorId('bert') }).commerce.storePaymentMethod({
          provider: 'fake',
          token: FAKE_CARDS.accepted,
        }),
      )
      acceptedOf(await shop.open({ id: visitorId('bert') }).commerce.submitOrder({ key: 'again' }))
      expect(await readMailedOrder(createSqlMailedOrders({ sql, siteId }, undefined), mail)).toBeNull()
    })

    it('shows refunds from the dashboard, in any order of the notices', async () => {
      const { shop, processor, orders } = await openShop()
      acceptedOf(await (await buyer(shop, FAKE_CARDS.accepted)).submitOrder({ key: 'k' }))
      const [order] = await orders()
      const reference = order?.paymentReference ?? ''
      const notices = [processor.refund(reference, 300), processor.dispute(reference)]
      processor.refund(reference, 200)
      for (const notice of notices.reverse()) await shop.receiveNotice('fake', notice)
      expect(await orders()).toMatchObject([
        { status: 'placed', provider: 'fake', refunded: { amount: 500 }, isDisputed: true },
      ])
    })

    it('loses its downloads by a refund or a dispute, and regains them if the dispute is won', async () => {
      const { shop, processor, orders } = await openShop()
      acceptedOf(await (await buyer(shop, FAKE_CARDS.accepted)).submitOrder({ key: 'k' }))
      const [order] = await orders()
      const [id, reference] = [order?.id ?? '', order?.paymentReference ?? '']
      const mayDownload = (): Promise<boolean> => shop.mayDownload(id)
      expect([await mayDownload(), await shop.mayDownload('no-order'), await shop.mayDownload('\0')]).toEqual(
        [true, false, false],
      )
      await shop.receiveNotice('fake', processor.refund(reference, 300))
      expect(await mayDownload()).toBe(true)
      await shop.receiveNotice('fake', processor.refund(reference, (order?.total.amount ?? 0) - 300))
      expect(await mayDownload()).toBe(false)

      const other = await openShop()
      acceptedOf(await (await buyer(other.shop, FAKE_CARDS.accepted)).submitOrder({ key: 'k' }))
      const [disputed] = await other.orders()
      await other.shop.receiveNotice('fake', other.processor.dispute(disputed?.paymentReference ?? ''))
      expect(await other.shop.mayDownload(disputed?.id ?? '')).toBe(false)
      await other.shop.receiveNotice('fake', other.processor.winDispute(disputed?.paymentReference ?? ''))
      expect(await other.shop.mayDownload(disputed?.id ?? '')).toBe(true)
    })

    it('is not changed by a forged notice, and requests a notice again that cannot be looked up', async () => {
      let isDown = true
      const { shop, processor, orders } = await openShop({ isDown: () => isDown })
      const commerce = await buyer(shop, FAKE_CARDS.challenged)
      const asked = valueOf(await commerce.submitOrder({ key: 'k' }))
      if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
      processor.passChallenge(asked.action.data)
      const notice = processor.noticeOf(asked.action.data.replace(/-secret$/, ''))
      expect(await shop.receiveNotice('fake', { ...notice, headers: {} })).toMatchObject({
        failure: { tag: 'forged' },
      })
      expect(await shop.receiveNotice('stripe', notice)).toMatchObject({
        failure: { tag: 'unknown-provider' },
      })
      expect(await shop.receiveNotice('fake', notice)).toEqual(ok({ outcome: 'later' }))
      expect((await orders()).map(({ status }) => status)).toEqual(['submitting'])
      isDown = false
      expect(await shop.receiveNotice('fake', notice)).toEqual(ok({ outcome: 'done' }))
      expect((await orders()).map(({ status }) => status)).toEqual(['placed'])
    })

    it('ignores payments of other shops at the same provider', async () => {
      const { shop, processor } = await openShop()
      for (const reference of ['another one', '', 'a\0b', '\ud800', 'x'.repeat(100_000), '__proto__'])
        expect(await shop.receiveNotice('fake', processor.noticeOf(reference))).toEqual(
          ok({ outcome: 'done' }),
        )
    })
  })

  it('is settled with its own provider if a shop takes several', async () => {
    const second = createFakeProcessor({ name: 'second', losesAnswer: () => true })
    const { shop, processor, orders } = await openShop({}, [second], 2)
    const { shop: settings } = valueOf(await shop.open({ id: visitorId('x') }).commerce.readCart())
    expect(settings.paymentProviders.map(({ name, publicKey }) => [name, publicKey])).toEqual([
      ['fake', 'fake-key'],
      ['second', 'second-key'],
    ])
    const anna = await buyer(shop, FAKE_CARDS.accepted, { id: 'anna' })
    const bert = await buyer(shop, FAKE_CARDS.accepted, { id: 'bert', provider: 'second' })
    expect((await bert.readCart()).ok && valueOf(await bert.readCart()).order?.paymentProcessor).toBe(
      'second',
    )
    acceptedOf(await anna.submitOrder({ key: 'a' }))
    expect(codeOf(await bert.submitOrder({ key: 'b' }))).toBe('unreachable')
    expect([processor.charges.size, second.charges.size]).toEqual([1, 1])
    const reference = `second-${second.requests[0]?.key}`
    // The other provider does not know the payment, and its notices do not affect it.
    expect(await shop.receiveNotice('fake', second.noticeOf(reference))).toMatchObject({ ok: false })
    await shop.receiveNotice('second', second.noticeOf(reference))
    expect(new Set((await orders()).map(({ provider, status }) => `${provider} ${status}`))).toEqual(
      new Set(['fake placed', 'second placed']),
    )
    expect([processor.charges.size, second.charges.size]).toEqual([1, 1])
  })

  it('waits when its provider is no longer set up, and does not move to another one', async () => {
    const second = createFakeProcessor({ name: 'second', losesAnswer: () => true })
    const { shop, siteId, clock, processor } = await openShop({}, [second])
    await (await buyer(shop, FAKE_CARDS.accepted, { provider: 'second' })).submitOrder({ key: 'k' })
    const smaller = makeStore({
      sql,
      siteId,
      settings,
      processors: [processor],
      clock,
      random: realRandom,
    })
    expect(await smaller.reconcilePayments()).toMatchObject({ unknown: 1 })
    expect(processor.calls()).toBe(0)
  })

  it.each([
    [{ tag: 'too-small', minimum: money(5000, 'EUR') }, 'OrderTotalRange'],
    [{ tag: 'unknown-currency' }, 'PaymentUnavailable'],
  ] as const)(
    'is not begun if the provider answers %j: it is %s, and no stock is taken',
    async (refusal, code) => {
      const choosy = { ...createFakeProcessor({ name: 'choosy' }), refuses: () => refusal }
      const { shop, stock } = await openShop({}, [choosy])
      const commerce = await buyer(shop, FAKE_CARDS.accepted, { provider: 'choosy' })
      expect(codeOf(await commerce.submitOrder({ key: newKey() }))).toBe(code)
      expect([choosy.calls(), await stock()]).toEqual([0, 1])
    },
  )

  it('does not blame the card if the set-up of the shop is wrong', async () => {
    const misled = {
      ...createFakeProcessor({ name: 'misled' }),
      charge: () => Promise.resolve({ tag: 'declined', message: 'No such key.', reason: 'set-up' } as const),
    }
    const { shop, stock } = await openShop({}, [misled])
    const commerce = await buyer(shop, FAKE_CARDS.accepted, { provider: 'misled' })
    expect(codeOf(await commerce.submitOrder({ key: newKey() }))).toBe('PaymentUnavailable')
    expect(await stock()).toBe(1)
  })

  describe('a payment of one cart', () => {
    it('submits neither a changed nor a new cart by its key', async () => {
      const { shop, clock, processor } = await openShop({}, [], 5)
      const commerce = await buyer(shop, FAKE_CARDS.challenged)
      const cart = valueOf(await commerce.readCart()).order
      valueOf(await commerce.submitOrder({ key: 'k' }))
      clock.advance(11 * MINUTE_MS)
      await shop.reconcilePayments()
      valueOf(await commerce.updateItem({ skuId: SKU, count: 2 }))
      expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('KeyReused')
      valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
      acceptedOf(await commerce.submitOrder({ key: 'k2', ...(cart && { orderId: cart.id }) }))
      valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: true, key: newKey() }))
      const other = valueOf(await commerce.readCart()).order
      expect(codeOf(await commerce.submitOrder({ key: 'k2', ...(other && { orderId: other.id }) }))).toBe(
        'KeyReused',
      )
      expect(processor.charges.size).toBe(1)
    })

    it('pays for no new cart from a page that still has the old one', async () => {
      const { shop, processor } = await openShop({}, [], 5)
      const commerce = await buyer(shop, FAKE_CARDS.accepted)
      const old = valueOf(await commerce.readCart()).order
      acceptedOf(await commerce.submitOrder({ key: 'tab-1' }))
      await buyer(shop, FAKE_CARDS.accepted)
      expect(codeOf(await commerce.submitOrder({ key: 'tab-2', ...(old && { orderId: old.id }) }))).toBe(
        'ItemNotFound',
      )
      expect(processor.charges.size).toBe(1)
    })
  })
})
