import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createStoreBackend, importCatalogue, skuIdOf } from '../../../adapters/store/index.js'
import type { StoreBackend } from '../../../adapters/store/index.js'
import type { Sql } from '../../../adapters/sql/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../contracts/backend/shopper.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import type { FakeClock } from '../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf } from '../../support/store-fixture.js'
import { openTemporaryPglite } from '../../support/temporary-pglite.js'

const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
const SKU = skuIdOf('thing', [])
const CATALOGUE = 'Product Handle,Product Name,Product Type,Variant Price\nthing,Thing,Service,10.00\n'
const DAY_MS = 86_400_000

describe('what nobody comes back for', () => {
  let sql: Sql
  let shop: StoreBackend
  let clock: FakeClock
  beforeAll(async () => {
    sql = await openTemporaryPglite()
    await importCatalogue({ sql, siteId: 'forget', settings }, CATALOGUE)
    clock = createFakeClock()
    const processor = createFakeProcessor({})
    shop = createStoreBackend({
      sql,
      siteId: 'forget',
      settings,
      processors: [processor],
      clock,
      random: realRandom,
    })
  }, 60_000)
  afterAll(() => sql.close())

  const visit = (name: string) => shop.open({ id: visitorId(name) }).commerce
  const add = async (name: string) =>
    valueOf(await visit(name).addToCart({ skuId: SKU, count: 1, buyNow: false, key: newKey() }))
  const countOf = async (table: string): Promise<number> =>
    (await sql.query(`SELECT id FROM ${table} WHERE site_id = 'forget'`, [])).rows.length

  it('is forgotten after ninety days: carts with their lines and visitors; orders stay', async () => {
    await add('leaves')
    await add('buys')
    valueOf(await visit('buys').updateIdentity('a@example.com'))
    valueOf(await visit('buys').storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
    const placed = acceptedOf(await visit('buys').submitOrder({ key: newKey() }))
    clock.advance(60 * DAY_MS)
    await add('comes back')
    clock.advance(31 * DAY_MS)
    await shop.maintain()
    expect(valueOf(await visit('leaves').readCart()).order).toBeNull()
    expect(valueOf(await visit('comes back').readCart()).order?.itemCount).toBe(1)
    expect(valueOf(await visit('anyone').readPlacedOrder(placed)).order?.id).toBe(placed.orderId)
    expect([await countOf('visitor'), await countOf('order_line')]).toEqual([1, 2])
    await add('leaves')
    expect(valueOf(await visit('leaves').readCart()).order?.itemCount).toBe(1)
  })

  it('never takes more additional information than twenty kilobytes', async () => {
    await add('writes')
    const answers = (count: number, length: number) =>
      Array.from({ length: count }, (_, n) => ({
        name: `field ${n}`,
        textArea: 'ü'.repeat(length),
        textInput: null,
        checkbox: null,
      }))
    expect(codeOf(await visit('writes').updateCustomData(answers(4, 2000)))).toBe('ok')
    expect(codeOf(await visit('writes').updateCustomData(answers(6, 2000)))).toBe('InvalidCustomData')
    expect(codeOf(await visit('writes').updateCustomData(answers(50, 200)))).toBe('InvalidCustomData')
  })
})
