import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { PaymentProcessor } from '../../../../../../core/ports/payments/payment-processor.port.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
const SKU = skuIdOf('thing', [])
const CATALOGUE =
  'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory\nthing,Thing,Service,10.00,5\n'

/** A promise that waits until it is released. */
function createGate() {
  let arrive = (): void => undefined
  let open = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  let isFirst = true
  const pass = async (): Promise<void> => {
    if (!isFirst) return
    isFirst = false
    arrive()
    await opened
  }
  return { arrived, open, pass }
}

describe('notices that are followed at once', () => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(() => sql.close())

  let sites = 0
  const open = async () => {
    sites += 1
    const siteId = `notices-${sites}`
    await importCatalogue({ sql, siteId, settings }, CATALOGUE)
    const processor = createFakeProcessor()
    const gate = createGate()
    const clock = createFakeClock()
    const process = (own: PaymentProcessor) =>
      makeStore({ sql, siteId, settings, processors: [own], clock, random: realRandom })
    const shop = process(processor)
    /** A process whose first look-up is answered, and then takes its time. */
    const slow = process({
      ...processor,
      lookup: async (which) => {
        const found = await processor.lookup(which)
        await gate.pass()
        return found
      },
    })
    const { commerce } = shop.open({ id: visitorId('buyer') })
    valueOf(await commerce.addToCart({ skuId: SKU, count: 1, buyNow: true, key: newKey() }))
    valueOf(await commerce.updateIdentity('a@example.com'))
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
    const refunded = async () => (await listOrders({ sql, siteId })).map((order) => order.refunded.amount)
    const reference = async () => (await listOrders({ sql, siteId }))[0]?.paymentReference ?? ''
    return { processor, commerce, gate, process, shop, slow, refunded, reference }
  }

  it('keep the latest refund when an older answer arrives later', async () => {
    const { processor, commerce, gate, shop, slow, refunded, reference } = await open()
    acceptedOf(await commerce.submitOrder({ key: 'k' }))
    const id = await reference()
    const first = slow.receiveNotice('fake', processor.refund(id, 300))
    await gate.arrived
    expect(await shop.receiveNotice('fake', processor.refund(id, 200))).toMatchObject({ ok: true })
    expect(await refunded()).toEqual([500])
    gate.open()
    expect(await first).toMatchObject({ ok: true })
    expect(await refunded()).toEqual([500])
  })

  it('keep a refund from before the order was placed with an older answer', async () => {
    const { processor, gate, process, slow, refunded } = await open()
    const charge = createGate()
    const placing = process({
      ...processor,
      charge: async (request) => {
        const state = await processor.charge(request)
        await charge.pass()
        return state
      },
    })
    const submitted = placing.open({ id: visitorId('buyer') }).commerce.submitOrder({ key: 'k' })
    await charge.arrived
    const [key] = processor.charges.keys()
    const found = await processor.lookup({ key: key ?? '', reference: null })
    const notice = processor.refund(found.tag === 'charged' ? found.reference : '', 300)
    const followed = slow.receiveNotice('fake', notice)
    await gate.arrived
    charge.open()
    acceptedOf(await submitted)
    expect(await refunded()).toEqual([0])
    gate.open()
    expect(await followed).toMatchObject({ ok: true })
    expect(await refunded()).toEqual([300])
  })
})
