import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPaypalProcessor } from '../../../../../../adapters/payments/paypal/server/index.js'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { startPaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
const SKU = skuIdOf('thing', [])
const CATALOGUE =
  'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,10.00,5\n'

describe('an order that is paid with PayPal', () => {
  let sql: Sql
  let paypal: PaypalServer
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
    paypal = await startPaypalServer()
  }, 60_000)
  afterAll(async () => {
    await paypal.close()
    await sql.close()
  })

  let sites = 0
  const openShop = async () => {
    sites += 1
    const siteId = `wallet-${sites}`
    await importCatalogue({ sql, siteId, settings }, CATALOGUE)
    const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
    const processor = createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl })
    const clock = createFakeClock()
    const shop = makeStore({
      sql,
      siteId,
      settings,
      processors: [processor],
      clock,
      random: realRandom,
    })
    const { commerce } = shop.open({ id: visitorId('buyer') })
    const begin = async () => {
      const begun = await commerce.beginWallet?.('paypal')
      if (begun === undefined) throw new Error('the store takes no wallets')
      return begun
    }
    const sync = async () => {
      const synced = await commerce.syncWallet?.('paypal')
      if (synced === undefined) throw new Error('the store takes no wallets')
      return synced
    }
    const add = (count: number) => commerce.addToCart({ skuId: SKU, count, buyNow: false, key: newKey() })
    return { shop, commerce, clock, begin, sync, add, orders: () => listOrders({ sql, siteId }) }
  }

  it('takes the payer from PayPal, is charged its final total once, and shows its refund', async () => {
    const { shop, commerce, begin, sync, add, orders } = await openShop()
    valueOf(await add(1))
    const { reference } = valueOf(await begin())
    expect(valueOf(await begin()).reference).toBe(reference)
    expect(codeOf(await sync())).toBe('NeedPaymentMethod')
    paypal.approve(reference)
    // One more piece is added while PayPal's page is open: the shopper sees the new sum before placing the order.
    valueOf(await add(1))
    valueOf(await sync())
    expect(valueOf(await commerce.readCart()).order).toMatchObject({ email: 'ada@example.com' })
    acceptedOf(await commerce.submitOrder({ key: 'k' }))
    acceptedOf(await commerce.submitOrder({ key: 'k' }))
    expect(paypal.orders.get(reference)).toMatchObject({ status: 'COMPLETED', amount: { value: '20.00' } })
    await shop.receiveNotice('paypal', paypal.refund(reference, '5.00'))
    await shop.receiveNotice('paypal', paypal.dispute(reference))
    expect(await orders()).toMatchObject([
      { status: 'placed', provider: 'paypal', refunded: { amount: 500 }, isDisputed: true },
    ])
  })

  it('is placed by the reconciliation if every answer of PayPal was lost', async () => {
    const { shop, commerce, begin, sync, add, orders } = await openShop()
    valueOf(await add(1))
    const { reference } = valueOf(await begin())
    paypal.approve(reference)
    valueOf(await sync())
    paypal.fail(({ path }) => (path.endsWith(reference) || path.endsWith('/capture') ? 'lost-answer' : null))
    expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('unreachable')
    paypal.fail(null)
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 1 })
    expect(await orders()).toMatchObject([{ status: 'placed', paymentReference: reference }])
    expect([...paypal.captured().values()].filter((values) => values.length > 1)).toEqual([])
  })

  it('pays for the cart that it was begun for, and for no other', async () => {
    const { shop, commerce, begin, sync, add, orders } = await openShop()
    valueOf(await add(1))
    const { reference } = valueOf(await begin())
    paypal.approve(reference)
    const thief = shop.open({ id: visitorId('thief') }).commerce
    valueOf(await thief.addToCart({ skuId: SKU, count: 1, buyNow: false, key: newKey() }))
    valueOf(await thief.updateIdentity('thief@example.com'))
    const stolen = await thief.storePaymentMethod({ provider: 'paypal', token: reference })
    expect(codeOf(stolen)).toBe('NeedPaymentMethod')
    expect(codeOf(await thief.submitOrder({ key: 'k' }))).toBe('NeedPaymentMethod')
    valueOf(await sync())
    acceptedOf(await commerce.submitOrder({ key: 'k' }))
    expect(await orders()).toHaveLength(1)
  })

  it('needs a new approval after a declined attempt, since its payment may be used up', async () => {
    const { commerce, begin, sync, add } = await openShop()
    valueOf(await add(1))
    const { reference } = valueOf(await begin())
    paypal.approve(reference)
    valueOf(await sync())
    Object.assign(paypal.orders.get(reference) ?? {}, { instrument: 'declined' })
    expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('PaymentDeclined')
    const next = valueOf(await begin()).reference
    expect(next).not.toBe(reference)
    paypal.approve(next)
    valueOf(await sync())
    acceptedOf(await commerce.submitOrder({ key: 'k2' }))
  })

  it('cannot be begun without a cart, nor at a wallet that the shop does not have', async () => {
    const { commerce, begin } = await openShop()
    expect(codeOf(await begin())).toBe('ItemNotFound')
    const elsewhere = await commerce.beginWallet?.('elsewhere')
    expect(elsewhere).toMatchObject({ failure: { code: 'PaypalNotConfigured' } })
  })
})
