import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createCartKeeper, importCatalogue, skuIdOf } from '../../../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import type { BackendFixture } from '../../../../contracts/backend/backend-fixture.js'
import { valueOf } from '../../../../contracts/backend/shopper.js'
import { CONTRACT_SETTINGS } from '../../../../contracts/backend/contract-shop.js'
import { createStoreFixture, realRandom, settingsOf, wallClock } from '../../../../support/store-fixture.js'
import { openTestMemory } from '../../../../support/temporary-pglite.js'

const MAX_LINES = 500
const siteId = 'merged'
const settings = settingsOf(CONTRACT_SETTINGS)

let sql: Sql
let store: BackendFixture
beforeAll(async () => {
  sql = await openTestMemory()
  store = await createStoreFixture(sql, { siteId })
  const catalogue = [
    'Product Handle,Product Name,Variant Price',
    ...Array.from({ length: 3 * MAX_LINES }, (_, index) => `thing-${index},Thing ${index},0.10`),
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

/** A browser with `count` things in its cart, from the one numbered `from` on; logged in as Ada afterwards. */
async function logIn(name: string, from: number, count: number): Promise<string> {
  const { commerce } = store.backend.open({ id: visitorId(name) })
  const added = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const skuId = skuIdOf(`thing-${from + index}`, [])
      return commerce.addToCart({ skuId, count: 1, buyNow: false, key: `${name}-${index}` })
    }),
  )
  added.forEach((each) => valueOf(each))
  const orderId = valueOf(await commerce.readCart()).order?.id ?? ''
  const carts = createCartKeeper({ sql, siteId, settings, clock: wallClock, random: realRandom })
  await carts.move({ tag: 'log-in', from: visitorId(name), to: visitorId(`${name} in`), member: 'ada' })
  return orderId
}

it('never holds more lines than a cart may: those without room stay with the member', async () => {
  const first = await logIn('first', 0, 400)
  const second = await logIn('second', 350, 300)
  const [kept, shown] = [await linesOf(first), await linesOf(second)]
  expect(shown).toHaveLength(MAX_LINES)
  // Nothing is lost, and nothing is in both.
  expect(new Set([...kept, ...shown]).size).toBe(650)
  expect(kept).toHaveLength(150)
  for (let index = 350; index < 650; index += 1) expect(shown).toContain(skuIdOf(`thing-${index}`, []))
  const third = await logIn('third', 1400, 20)
  expect((await linesOf(third)).length).toBeLessThanOrEqual(MAX_LINES)
  const all = await sql.query(`SELECT DISTINCT sku_id FROM order_line WHERE site_id = $1`, [siteId])
  expect(all.rows).toHaveLength(670)
}, 120_000)

it('is read with its first lines where an older version let it grow without end', async () => {
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
  expect(order?.items).toHaveLength(MAX_LINES)
}, 60_000)
