import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPaypalProcessor } from '../../../../../../adapters/payments/paypal/server/index.js'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { StoreBackend } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { PaymentProcessor } from '../../../../../../core/ports/payments/payment-processor.port.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../../core/shared/index.js'
import { acceptedOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { startPaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openStripeShop } from '../../../../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../../../../support/payments/stripe-shop.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const SKU = skuIdOf('thing', [])
const CATALOGUE = 'Product Handle,Product Name,Product Type,Variant Price\nthing,Thing,Service,10.00\n'
const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE', capture: 'on-fulfilment' })
const DAY_MS = 24 * 60 * 60_000

let sql: Sql
let stripe: StripeShop
let paypal: PaypalServer
beforeAll(async () => {
  sql = await openTestMemory()
  stripe = await openStripeShop()
  paypal = await startPaypalServer()
})
afterAll(async () => {
  await sql.close()
  await stripe.server.close()
  await paypal.close()
})

let sites = 0
async function openShop(processor: PaymentProcessor) {
  const siteId = `partial-${(sites += 1)}`
  await importCatalogue({ sql, siteId, settings }, CATALOGUE)
  const clock = createFakeClock()
  const shop = makeStore({
    sql,
    siteId,
    settings,
    processors: [processor],
    clock,
    random: realRandom,
    pause: () => Promise.resolve(),
  })
  const stands = async () => {
    const [order] = await listOrders({ sql, siteId })
    return [order?.payment, order?.taken?.amount ?? null, order?.refunded.amount]
  }
  return { shop, clock, stands }
}

async function buyer(shop: StoreBackend) {
  const { commerce } = shop.open({ id: visitorId('buyer') })
  valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: true, key: newKey() }))
  valueOf(await commerce.updateIdentity('a@example.com'))
  return commerce
}

describe('held money of which the owner captured a part in the provider’s dashboard', () => {
  const placedByStripe = async () => {
    const opened = await openShop(stripe.processor)
    const commerce = await buyer(opened.shop)
    valueOf(await commerce.storePaymentMethod({ provider: 'stripe', token: 'pm_card_visa' }))
    const { orderId } = acceptedOf(await commerce.submitOrder({ key: newKey() }))
    const reference = [...stripe.server.payments.keys()].at(-1) ?? ''
    return { ...opened, orderId, reference }
  }
  const takenBy = (orderId: string) =>
    [...stripe.server.charged()].flatMap(([key, amounts]) => (key.startsWith(orderId) ? amounts : []))

  it('shows the captured part and its refunds, and captures no more at Stripe', async () => {
    const { shop, stands, reference, orderId } = await placedByStripe()
    expect(await stands()).toEqual(['held', null, 0])
    const notice = stripe.server.capturePart(reference, 600)
    expect(await shop.receiveNotice('stripe', notice)).toEqual(ok({ outcome: 'done' }))
    expect(await stands()).toEqual(['taken', 600, 0])
    expect(await shop.captureOrder(orderId)).toBe('taken')
    await shop.maintain()
    expect([takenBy(orderId), await stands()]).toEqual([[600], ['taken', 600, 0]])
    const refund = stripe.server.refund(reference, 200)
    await shop.receiveNotice('stripe', refund)
    // The notice of the capture comes after that of the refund, and both of them several times.
    for (const again of [notice, refund, notice, notice, refund])
      expect(await shop.receiveNotice('stripe', again)).toEqual(ok({ outcome: 'done' }))
    expect(await stands()).toEqual(['taken', 600, 200])
  })

  it('shows as the sum of several parts at Stripe; the rest is released, not refunded', async () => {
    const { shop, stands, reference, orderId } = await placedByStripe()
    await shop.receiveNotice('stripe', stripe.server.capturePart(reference, 500, 'more'))
    expect(await stands()).toEqual(['held', null, 0])
    const last = stripe.server.capturePart(reference, 300, 'last')
    await shop.receiveNotice('stripe', last)
    await shop.receiveNotice('stripe', last)
    expect(await stands()).toEqual(['taken', 800, 0])
    await shop.receiveNotice('stripe', stripe.server.refund(reference, 250))
    expect(await stands()).toEqual(['taken', 800, 250])
    expect(await shop.captureOrder(orderId)).toBe('taken')
    expect(takenBy(orderId)).toEqual([800])
  })

  it('has the rest captured by the command at Stripe', async () => {
    const { shop, stands, reference, orderId } = await placedByStripe()
    stripe.server.capturePart(reference, 500, 'more')
    expect(await shop.captureOrder(orderId)).toBe('taken')
    expect([takenBy(orderId), await stands()]).toEqual([[1000], ['taken', 1000, 0]])
  })

  it('is found by a capture of the whole if no notice came', async () => {
    const { shop, stands, reference, orderId } = await placedByStripe()
    stripe.server.capturePart(reference, 250)
    expect(await shop.captureOrder(orderId)).toBe('taken')
    expect([takenBy(orderId), await stands()]).toEqual([[250], ['taken', 250, 0]])
  })

  it('places an order after a lost answer, also if a part was captured before it was written', async () => {
    const { shop, clock, stands } = await openShop(stripe.processor)
    const commerce = await buyer(shop)
    valueOf(await commerce.storePaymentMethod({ provider: 'stripe', token: 'pm_card_visa' }))
    stripe.server.fail(({ method, path }) =>
      method === 'POST' && path === '/v1/payment_intents' ? 'lost-answer' : null,
    )
    await commerce.submitOrder({ key: newKey() })
    stripe.server.fail(null)
    stripe.server.capturePart([...stripe.server.payments.keys()].at(-1) ?? '', 400)
    clock.advance(DAY_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 1 })
    expect(await stands()).toEqual(['taken', 400, 0])
  })

  it('shows as the sum of its parts at PayPal, each once, and no more is captured', async () => {
    const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
    const processor = createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl })
    const { shop, stands } = await openShop(processor)
    const commerce = await buyer(shop)
    const { reference } = valueOf(await commerce.beginWallet!('paypal'))
    paypal.approve(reference)
    valueOf(await commerce.syncWallet!('paypal'))
    const { orderId } = acceptedOf(await commerce.submitOrder({ key: newKey() }))
    expect(await stands()).toEqual(['held', null, 0])
    const first = paypal.capturePart(reference, '3.00')
    await shop.receiveNotice('paypal', first)
    expect(await stands()).toEqual(['taken', 300, 0])
    await shop.receiveNotice('paypal', paypal.capturePart(reference, '2.50'))
    await shop.receiveNotice('paypal', first)
    expect(await stands()).toEqual(['taken', 550, 0])
    expect(await shop.captureOrder(orderId)).toBe('taken')
    expect([...paypal.captured().values()]).toEqual([['3.00', '2.50']])
    const refund = paypal.refund(reference, '1.00')
    for (const again of [refund, first, refund, first, refund])
      expect(await shop.receiveNotice('paypal', again)).toEqual(ok({ outcome: 'done' }))
    expect(await stands()).toEqual(['taken', 550, 100])
  })
})
