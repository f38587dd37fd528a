import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createSqlCartMoves,
  importCatalogue,
  skuIdOf,
} from '../../../../../../adapters/server/sql/shop/index.js'
import { visitorRowId } from '../../../../../../adapters/server/sql/shop/ids.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { createCartKeeper } from '../../../../../../core/use-cases/shop/cart/keep-carts.js'
import { sessionId, visitorId } from '../../../../../../core/ports/visitor.port.js'
import type { LinesLeft } from '../../../../../../core/orders/index.js'
import type { BackendFixture } from '../../../../../contracts/backend/backend-fixture.js'
import { valueOf } from '../../../../../contracts/backend/shopper.js'
import { CONTRACT_SETTINGS } from '../../../../../contracts/backend/contract-shop.js'
import { createStoreFixture, settingsOf, wallClock } from '../../../../../support/shop/store-fixture.js'
import { writeMemberInSession } from '../../../../../support/accounts/member-rows.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

const MAX_CART_LINES = 500
const siteId = 'merged'
const settings = settingsOf(CONTRACT_SETTINGS)

let sql: Sql
let store: BackendFixture
beforeAll(async () => {
  sql = await openTestMemory()
  store = await createStoreFixture(sql, { siteId })
  const catalogue = [
    'Product Handle,Product Name,Variant Price',
    ...Array.from({ length: 3 * MAX_CART_LINES }, (_, index) => `thing-${index},Thing ${index},0.10`),
  ].join('\n')
  expect(await importCatalogue({ sql, siteId, settings, allowsWithdrawals: true }, catalogue)).toMatchObject({
    ok: true,
  })
}, 60_000)
afterAll(() => sql.close())

const linesOf = async (orderId: string): Promise<readonly string[]> =>
  (
    await sql.query(`SELECT sku_id FROM order_line WHERE site_id = $1 AND order_id = $2`, [siteId, orderId])
  ).rows.map(({ sku_id: sku }) => String(sku))

/** A browser with `count` goods in its cart, beginning with number `from`, which logs in afterwards. */
async function logIn(name: string, from: number, count: number, member = 'ada'): Promise<string> {
  const { commerce } = store.backend.open({ id: visitorId(name) })
  const added = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const skuId = skuIdOf(`thing-${from + index}`, [])
      return commerce.addToCart({ skuId, count: 1, buyNow: false, key: `${name}-${index}` })
    }),
  )
  added.forEach((each) => valueOf(each))
  const orderId = valueOf(await commerce.readCart()).order?.id ?? ''
  const carts = createCartKeeper({ unitOf: createSqlCartMoves({ sql, siteId }), settings, clock: wallClock })
  await carts.move({ tag: 'log-in', from: visitorId(name), to: visitorId(`${name} in`), member })
  return orderId
}

/** The lines left in an earlier cart, as the cart of a browser names them to its logged-in member. */
async function linesLeft(name: string, member = 'ada'): Promise<LinesLeft | undefined> {
  const session = sessionId(member.padEnd(32, '0'))
  await writeMemberInSession({ sql, siteId }, member, session)
  const { commerce } = store.backend.open({ id: visitorId(`${name} in`), session })
  const { order } = valueOf(await commerce.readCart())
  await sql.query('DELETE FROM member_session WHERE site_id = $1', [siteId])
  await sql.query('DELETE FROM member WHERE site_id = $1', [siteId])
  return order?.linesLeft
}

it('never exceeds the limit of lines: the rest stays with the member', async () => {
  const first = await logIn('first', 0, 400)
  const second = await logIn('second', 350, 300)
  const [kept, shown] = [await linesOf(first), await linesOf(second)]
  expect(shown).toHaveLength(MAX_CART_LINES)
  // No line is lost, and no line is in both carts.
  expect(new Set([...kept, ...shown]).size).toBe(650)
  expect(kept).toHaveLength(150)
  for (let index = 350; index < 650; index += 1) expect(shown).toContain(skuIdOf(`thing-${index}`, []))
  const left = await linesLeft('second')
  expect([left?.count, left?.names.length]).toEqual([150, 10])
  // The shopper reads the names of kept lines.
  const kepts = new Set(kept)
  for (const name of left?.names ?? [])
    expect(kepts).toContain(skuIdOf(name.toLowerCase().replace(' ', '-'), []))
  const third = await logIn('third', 1400, 20)
  expect((await linesOf(third)).length).toBeLessThanOrEqual(MAX_CART_LINES)
  const all = await sql.query(`SELECT DISTINCT sku_id FROM order_line WHERE site_id = $1`, [siteId])
  expect(all.rows).toHaveLength(670)
}, 120_000)

it('gets the lines that stayed at a later log-in of an empty browser, once there is room for them', async () => {
  for (const [name, from] of [['one', 0] as const, ['two', 400] as const, ['three', 800] as const])
    await logIn(name, from, 400, 'ben')
  const seen = new Set<string>()
  for (let round = 0; round < 4; round += 1) {
    await logIn(`fresh ${round}`, 0, 0, 'ben')
    const { rows } = await sql.query(`SELECT order_id FROM visitor WHERE site_id = $1 AND id = $2`, [
      siteId,
      visitorRowId(visitorId(`fresh ${round} in`)),
    ])
    const shown = String(rows[0]?.['order_id'])
    const lines = await linesOf(shown)
    expect(lines.length).toBeLessThanOrEqual(MAX_CART_LINES)
    lines.forEach((line) => seen.add(line))
    await sql.query(`DELETE FROM order_line WHERE site_id = $1 AND order_id = $2`, [siteId, shown])
  }
  expect(seen.size).toBe(1200)
}, 120_000)

it('names no lines of a stranger, a guest or another order', async () => {
  await logIn('whole', 0, 3, 'grace')
  expect(await linesLeft('whole', 'grace')).toBeUndefined()
  const other = await logIn('other', 10, 3, 'eve')
  await sql.query(`UPDATE shop_order SET left_in = $2 WHERE site_id = $1 AND member_id = 'grace'`, [
    siteId,
    other,
  ])
  expect(await linesLeft('whole', 'grace')).toBeUndefined()
})

it('is read with its first lines if an older version let it exceed the limit', async () => {
  const { commerce } = store.backend.open({ id: visitorId('grown') })
  valueOf(await commerce.addToCart({ skuId: skuIdOf('thing-0', []), count: 1, buyNow: false, key: 'grown' }))
  const orderId = valueOf(await commerce.readCart()).order?.id ?? ''
  await sql.query(
    `INSERT INTO order_line (site_id, id, order_id, sku_id, count, price_minor, added_on)
      SELECT site_id, 'grown' || id, $2, id, 1, price_minor, 9000000000000 FROM sku
      WHERE site_id = $1 AND id <> $3`,
    [siteId, orderId, skuIdOf('thing-0', [])],
  )
  const { order } = valueOf(await commerce.readCart())
  expect(order?.items).toHaveLength(MAX_CART_LINES)
}, 60_000)
