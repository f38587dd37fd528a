import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createSqlCartMoves,
  importCatalogue,
  skuIdOf,
} from '../../../../../../adapters/server/sql/shop/index.js'
import type { StoreBackend } from '../../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { CartKeeper } from '../../../../../../core/ports/shop/cart-keeper.port.js'
import { createCartKeeper } from '../../../../../../core/use-cases/shop/cart/keep-carts.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import type { FakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })
const SKU = skuIdOf('thing', [])
const CATALOGUE = 'Product Handle,Product Name,Product Type,Variant Price\nthing,Thing,Service,10.00\n'
const DAY_MS = 86_400_000

describe('an abandoned cart', () => {
  let sql: Sql
  let shop: StoreBackend
  let clock: FakeClock
  let carts: CartKeeper
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
    await importCatalogue({ sql, siteId: 'forget', settings }, CATALOGUE)
    clock = createFakeClock()
    const processor = createFakeProcessor({})
    carts = createCartKeeper({ unitOf: createSqlCartMoves({ sql, siteId: 'forget' }), settings, clock })
    shop = makeStore({
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

  it('is deleted after ninety days with its lines and visitor; orders stay', async () => {
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

  it('leaves no rows that a stranger can multiply, in any table except orders', async () => {
    const rows = async (): Promise<Readonly<Record<string, number>>> => {
      const { rows: tables } = await sql.query(
        `SELECT table_name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'site_id' ORDER BY table_name`,
      )
      const counts: Record<string, number> = {}
      for (const { table_name: table } of tables) counts[`${table}`] = await countOf(`${table}`)
      return counts
    }
    clock.advance(400 * DAY_MS)
    await shop.maintain()
    const before = await rows()
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['submission', 'payment_attempt', 'visitor']))
    for (let stranger = 0; stranger < 5; stranger += 1) {
      const name = `stranger ${stranger}`
      // Refused: an empty cart, then one without details; then a card that is declined, twice.
      await visit(name).submitOrder({ key: newKey() })
      await add(name)
      await visit(name).submitOrder({ key: newKey() })
      valueOf(await visit(name).updateIdentity('a@example.com'))
      for (let card = 0; card < 2; card += 1) {
        valueOf(await visit(name).storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.declined }))
        expect(codeOf(await visit(name).submitOrder({ key: newKey() }))).toBe('PaymentDeclined')
      }
      await carts.move({
        tag: 'log-in',
        from: visitorId(name),
        to: visitorId(`${name} as member`),
        member: `m${name}`,
      })
      await carts.move({
        tag: 'log-out',
        from: visitorId(`${name} as member`),
        to: visitorId(`${name} left`),
      })
      await carts.move({
        tag: 'log-in',
        from: visitorId(`new ${name}`),
        to: visitorId(`member ${name}`),
        member: `m${name}`,
      })
    }
    expect((await rows())['submission']).toBeGreaterThan((before['submission'] ?? 0) + 15)
    clock.advance(400 * DAY_MS)
    await shop.maintain()
    await shop.maintain()
    expect(await rows()).toEqual(before)
  })

  it('of a member is kept without a browser, and not longer than others', async () => {
    await add('guest')
    await carts.move({ tag: 'log-in', from: visitorId('guest'), to: visitorId('member'), member: 'ada' })
    await carts.move({ tag: 'log-out', from: visitorId('member'), to: visitorId('left') })
    const kept = async () =>
      (await sql.query(`SELECT id FROM shop_order WHERE site_id = 'forget' AND member_id = 'ada'`, [])).rows
        .length
    await shop.maintain()
    expect([await kept(), await countOf('visitor')]).toEqual([1, 0])
    clock.advance(91 * DAY_MS)
    await shop.maintain()
    expect(await kept()).toBe(0)
  })

  it('takes at most twenty kilobytes of additional information', async () => {
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
