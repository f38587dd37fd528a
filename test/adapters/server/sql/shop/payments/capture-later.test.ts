import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importCatalogue, requestCapture, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { StoreBackend, StoreSettings } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { money } from '../../../../../../core/money/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../../core/shared/index.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../../fakes/payment-processor.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const SETTINGS = { name: 'Shop', currency: 'EUR', country: 'DE' }
const SKU = skuIdOf('thing', [])
const CATALOGUE =
  'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,10.00,5\n'
const ELEVEN_MINUTES_MS = 11 * 60_000

describe('an order whose money is captured when the goods are sent', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  let sites = 0
  const openShop = async (options: FakeProcessorOptions = {}) => {
    const siteId = `capture-${(sites += 1)}`
    const settings = settingsOf({
      ...SETTINGS,
      capture: 'on-fulfilment',
      business: { name: 'Shop GmbH', address: ['Market 1'] },
      invoices: { withConfirmation: 'pdf' },
    })
    await importCatalogue({ sql, siteId, settings }, CATALOGUE)
    const clock = createFakeClock()
    const processor = createFakeProcessor(options)
    const reported: string[] = []
    const open = (shopSettings: StoreSettings): StoreBackend =>
      makeStore({
        sql,
        siteId,
        settings: shopSettings,
        processors: [processor],
        clock,
        random: realRandom,
        onMail: () => undefined,
        onError: (error) => reported.push(String(error)),
      })
    const stands = async () =>
      (await listOrders({ sql, siteId })).map(({ status, payment }) => [status, payment])
    return { siteId, shop: open(settings), open, clock, processor, reported, stands }
  }

  const buyer = async (shop: StoreBackend, card: string = FAKE_CARDS.accepted) => {
    const { commerce } = shop.open({ id: visitorId('buyer') })
    valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: true, key: newKey() }))
    valueOf(await commerce.updateIdentity('a@example.com'))
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: card }))
    return commerce
  }

  const placed = async (shop: StoreBackend): Promise<string> =>
    acceptedOf(await (await buyer(shop)).submitOrder({ key: newKey() })).orderId

  it('is placed with its money held, and captured once when its owner asks for it', async () => {
    const { siteId, shop, processor, stands } = await openShop()
    const id = await placed(shop)
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'held']], 0])
    await shop.maintain()
    expect(processor.captures).toEqual([])
    expect(await shop.captureOrder(id)).toBe('taken')
    expect(await shop.captureOrder(id)).toBe('taken')
    expect([await stands(), processor.charges.size, processor.captures.length]).toEqual([
      [['placed', 'taken']],
      1,
      1,
    ])
    // The confirmation had no invoice: nothing was paid yet.
    const { rows } = await sql.query(
      `SELECT kind, count(*) AS n FROM mail WHERE site_id = $1 AND kind IN ('orderPlaced', 'orderInvoice')
       GROUP BY kind ORDER BY kind`,
      [siteId],
    )
    expect(rows.map(({ kind, n }) => [kind, Number(n)])).toEqual([
      ['orderInvoice', 1],
      ['orderPlaced', 1],
    ])
  })

  it('is captured by the maintenance after a command has asked for it, in its own site only', async () => {
    const { shop, siteId, processor, stands } = await openShop()
    const id = await placed(shop)
    expect(await requestCapture(sql, 'another site', id)).toBe('not-placed')
    expect(await requestCapture(sql, siteId, id)).toBe('capturing')
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'capturing']], 0])
    await shop.maintain()
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'taken']], 1])
  })

  it('is captured again while the provider does not answer, and is paid once', async () => {
    let isDown = true
    const { shop, processor, stands } = await openShop({ isDown: () => isDown })
    expect(await shop.captureOrder(await placed(shop))).toBe('capturing')
    isDown = false
    await shop.maintain()
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'taken']], 1])
  })

  it('stays placed if the bank releases the money, and its owner gets a report', async () => {
    const { shop, processor, reported, stands } = await openShop()
    const id = await placed(shop)
    await processor.cancel({ key: `${id}:1`, reference: `fake-${id}:1` })
    expect(await shop.captureOrder(id)).toBe('lapsed')
    expect(await stands()).toEqual([['placed', 'lapsed']])
    expect(reported).toEqual([expect.stringMatching(/money held for one order has lapsed/)])
  })

  it('follows captures and releases in the dashboard of the provider', async () => {
    const { shop, processor, reported, stands } = await openShop()
    const taken = await placed(shop)
    await processor.authorisation?.capture({
      key: `${taken}:1`,
      reference: `fake-${taken}:1`,
      amount: money(1000, 'EUR'),
    })
    expect(await shop.receiveNotice('fake', processor.noticeOf(`fake-${taken}:1`))).toEqual(
      ok({ outcome: 'done' }),
    )
    expect(await stands()).toEqual([['placed', 'taken']])
    const gone = await placed(shop)
    await processor.cancel({ key: `${gone}:1`, reference: null })
    expect(await shop.receiveNotice('fake', processor.noticeOf(`fake-${gone}:1`))).toEqual(
      ok({ outcome: 'lapsed' }),
    )
    expect((await stands()).map(([, payment]) => payment).sort()).toEqual(['lapsed', 'taken'])
    expect(reported).toHaveLength(1)
  })

  it('is placed although the shopper never came back from the challenge that was passed', async () => {
    const { shop, clock, processor, stands } = await openShop()
    const asked = valueOf(await (await buyer(shop, FAKE_CARDS.challenged)).submitOrder({ key: 'k' }))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    processor.passChallenge(asked.action.data)
    clock.advance(ELEVEN_MINUTES_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ placed: 1 })
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'held']], 0])
  })

  it('is given up, and its money released, when the challenge was not passed', async () => {
    const { shop, clock, processor, stands } = await openShop()
    const asked = valueOf(await (await buyer(shop, FAKE_CARDS.challenged)).submitOrder({ key: 'k' }))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    clock.advance(ELEVEN_MINUTES_MS)
    expect(await shop.reconcilePayments()).toMatchObject({ released: 1 })
    processor.passChallenge(asked.action.data)
    expect([await stands(), processor.charges.size]).toEqual([[], 0])
  })

  it('keeps the capture setting of its begin', async () => {
    let isLost = true
    const { shop, open, processor, stands } = await openShop({ losesAnswer: () => isLost })
    const commerce = await buyer(shop)
    expect(codeOf(await commerce.submitOrder({ key: 'k' }))).toBe('unreachable')
    isLost = false
    expect(await open(settingsOf(SETTINGS)).reconcilePayments()).toMatchObject({ placed: 1 })
    expect([await stands(), processor.charges.size]).toEqual([[['placed', 'held']], 0])
  })

  it('is refused with a provider that can only charge at once', async () => {
    const { shop } = await openShop({ authorises: false })
    const { commerce } = shop.open({ id: visitorId('buyer') })
    expect(valueOf(await commerce.readCart()).shop.paymentProviders).toEqual([])
    expect(codeOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))).toBe(
      'NeedPaymentMethod',
    )
  })

  it('has nothing to capture if it was not placed', async () => {
    const { shop } = await openShop()
    expect(await shop.captureOrder('nothing')).toBe('not-placed')
  })
})
