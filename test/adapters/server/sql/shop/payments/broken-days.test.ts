import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPaypalProcessor } from '../../../../../../adapters/payments/paypal/server/index.js'
import { createStripeCheck } from '../../../../../../adapters/payments/stripe/server/index.js'
import type { StripeOptions } from '../../../../../../adapters/payments/stripe/server/index.js'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { readPaymentSettings } from '../../../../../../composition/server/index.js'
import { checkoutProblem } from '../../../../../../core/errors/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import type { GatewayFailure } from '../../../../../../core/ports/gateway-failure.port.js'
import { ok } from '../../../../../../core/shared/index.js'
import type { Result } from '../../../../../../core/shared/index.js'
import { valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openStripeShop } from '../../../../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../../../../support/payments/stripe-shop.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const MINUTE_MS = 60_000
const NOW_MS = Date.UTC(2026, 0, 1)
const SKU = skuIdOf('thing', [])

let sql: Sql
const opened: StripeShop[] = []
beforeAll(async () => {
  sql = await openTemporaryPostgres()
}, 60_000)
afterAll(async () => {
  for (const { server } of opened) await server.close()
  await sql.close()
})

/** PayPal, whose limits are known without a request. */
const PAYPAL_AWAY = createPaypalProcessor({
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: null,
  baseUrl: 'http://127.0.0.1:9',
})

let sites = 0

/** A shop with one piece of one thing, paid through Stripe, and a shopper who has it in their cart. */
async function open({
  price = '10.00',
  currency = 'EUR',
  stripe: changes = {} as Partial<StripeOptions>,
} = {}) {
  sites += 1
  const siteId = `broken-${sites}`
  const clock = createFakeClock(NOW_MS)
  const stripe = await openStripeShop(
    { wallTime: clock.wallTime, ...changes },
    { nowMs: clock.wallTime, searchLagMs: 0 },
  )
  opened.push(stripe)
  const settings = settingsOf({ name: 'Shop', currency, country: 'DE' })
  const sell = (at: string): Promise<unknown> =>
    importCatalogue(
      { sql, siteId, settings },
      `Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,${at},1\n`,
    )
  await sell(price)
  const shop = makeStore({
    sql,
    siteId,
    settings,
    processors: [stripe.processor, PAYPAL_AWAY],
    clock,
    random: realRandom,
    pause: () => Promise.resolve(),
  })
  const { commerce } = shop.open({ id: visitorId(`buyer-${sites}`) })
  valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: false, key: 'add' }))
  valueOf(await commerce.updateIdentity('ada@example.com'))
  valueOf(await commerce.storePaymentMethod({ provider: 'stripe', token: 'pm_card_visa' }))
  const left = async (): Promise<unknown> =>
    (await sql.query('SELECT quantity FROM sku WHERE site_id = $1', [siteId])).rows[0]?.['quantity']
  return {
    ...stripe,
    clock,
    shop,
    sell,
    left,
    submit: () => commerce.submitOrder({ key: 'the key' }),
    beginPaypal: async () => (await commerce.beginWallet?.('paypal')) ?? ok(null),
    taken: () => [...stripe.server.charged().values()].flat(),
    orders: async () => (await listOrders({ sql, siteId })).length,
  }
}

/** The code of a failure, and the text that the shopper reads. */
function told(result: Result<unknown, GatewayFailure>): readonly [string, string, string] {
  if (result.ok) return ['ok', '', '']
  const { failure } = result
  if (failure.tag !== 'rejected') return [failure.tag, failure.message, '']
  const { code, message, problems } = failure
  return [code, message, checkoutProblem({ code, message, type: null, problems, failedValidations: [] }).text]
}

describe('a shop with faults of keys, clock and provider', () => {
  it('with wrong keys charges nothing, blames no card, and reports to the owner', async () => {
    const { submit, problems, left, taken } = await open({ stripe: { secretKey: 'sk_test_wrong' } })
    expect(told(await submit())).toEqual([
      'PaymentUnavailable',
      'Stripe does not accept the keys of this shop.',
      'There was an error processing your payment.',
    ])
    expect(problems[0]).toMatch(/^Stripe refuses the keys of this shop: /)
    expect(problems.join()).not.toContain('sk_test_wrong')
    expect([await left(), taken()]).toEqual([1, []])
  })

  it('with a test key beside a live one does not start', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_b' }
    expect(readPaymentSettings(keys)).toEqual({
      ok: false,
      failure: [
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: take both of test, or both of live.',
      ],
    })
  })

  it('with a clock that is off by ten minutes reports the difference and the fix', async () => {
    const { server } = await open()
    const check = createStripeCheck({
      secretKey: server.secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret: server.webhookSecret,
      account: null,
      baseUrl: server.url,
      wallTime: () => Math.floor(Date.now() / 1000) * 1000 + 10 * MINUTE_MS,
    })
    const finding = (await check({ webhookUrl: null, currency: null })).find(({ message }) =>
      message.startsWith('The clock'),
    )
    expect(finding).toMatchObject({
      level: 'problem',
      message: expect.stringMatching(
        /^The clock of this machine is wrong by (59\d|60\d) seconds: notices will be refused as too old\.$/,
      ),
      fix: 'Set it by the network time (systemctl enable --now systemd-timesyncd).',
    })
  })

  it('accepts no notice with a wrong signature or an outdated time', async () => {
    const { server, shop, submit, clock } = await open()
    valueOf(await submit())
    const [reference = ''] = server.payments.keys()
    const refused = {
      ok: false,
      failure: { tag: 'forged', message: 'The signature of the notice is wrong or too old.' },
    }
    const notice = server.notice('payment_intent.succeeded', reference)
    const headers = { 'stripe-signature': `${notice.headers['stripe-signature']}0` }
    expect(await shop.receiveNotice('stripe', { ...notice, headers })).toEqual(refused)
    clock.advance(10 * MINUTE_MS)
    expect(await shop.receiveNotice('stripe', notice)).toEqual(refused)
  })

  it('keeps the order while the provider is down for an hour, and charges once', async () => {
    const { server, submit, shop, clock, left, taken, orders } = await open()
    server.fail(() => 'lost-request')
    expect(told(await submit())[0]).toBe('unreachable')
    for (let minute = 0; minute < 60; minute += 10) {
      clock.advance(10 * MINUTE_MS)
      expect(await shop.reconcilePayments()).toMatchObject({ unknown: 1 })
      expect([await left(), taken()]).toEqual([0, []])
    }
    server.fail(null)
    await shop.reconcilePayments()
    expect(told(await submit())[0]).toBe('ok')
    expect([taken(), await left(), await orders()]).toEqual([[1000], 0, 1])
  })

  it('begins no payment in a currency that the provider does not take', async () => {
    const { beginPaypal, left, server } = await open({ currency: 'KRW', price: '5000' })
    expect(told(await beginPaypal())).toEqual([
      'PaymentUnavailable',
      'paypal takes no payments in KRW.',
      'There was an error processing your payment.',
    ])
    expect([await left(), server.payments.size]).toEqual([1, 0])
  })

  it('begins no payment with a fraction if the provider takes whole amounts only', async () => {
    const { submit, left, server } = await open({ currency: 'ISK', price: '500.50' })
    expect(told(await submit())[1]).toBe('stripe takes whole amounts in ISK only.')
    expect([await left(), server.payments.size]).toEqual([1, 0])
  })

  it('begins no payment under its minimum, and asks the shopper for more goods', async () => {
    const { submit, left, server } = await open({ price: '0.40' })
    expect(told(await submit())).toEqual([
      'OrderTotalRange',
      'The order total is too small to be charged.',
      'The order minimum was not met. Add more items to your cart to continue.',
    ])
    expect([await left(), server.payments.size]).toEqual([1, 0])
  })

  it('charges nothing for an order that was changed after the sheet was opened', async () => {
    const { sell, submit, left, taken } = await open()
    await sell('12.00')
    expect(told(await submit())).toEqual([
      'PriceChanged',
      'The price of a product in the cart has changed.',
      'The prices of one or more items in your cart have changed. Please refresh this page and try again.',
    ])
    expect([await left(), taken()]).toEqual([1, []])
  })
})
