import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Querier, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { shippingMethodId } from '../../../../../core/orders/index.js'
import type { BackendFixture } from '../../../../contracts/backend/backend-fixture.js'
import {
  acceptedOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  valueOf,
} from '../../../../contracts/backend/shopper.js'
import { createStoreFixture } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

let sql: Sql
let shop: BackendFixture
/** Statements that read or write tables. */
const texts = new Set<string>()

const noting = ({ query }: Querier): Querier => ({
  query: (text, values) => {
    texts.add(text)
    return query(text, values)
  },
})

beforeAll(async () => {
  sql = await openTestMemory()
  shop = await createStoreFixture({
    ...sql,
    ...noting(sql),
    tx: (work, options) => sql.tx((querier) => work(noting(querier)), options),
  })
}, 60_000)
afterAll(() => sql.close())

/** The query plan of a statement. */
async function planOf(text: string): Promise<string> {
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
  const { rows } = await sql.query(`EXPLAIN ${text}`, Array<string>(places).fill('1'))
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}

describe('the embedded engine of a new shop', () => {
  it('reads rows of every table by their primary key, even if there are few', async () => {
    const { rows } = await sql.query(
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('site_id', 'id')
        GROUP BY table_name HAVING COUNT(*) = 2 ORDER BY table_name`,
    )
    expect(rows.length).toBeGreaterThan(20)
    const others: string[] = []
    for (const { name } of rows) {
      const plan = await planOf(`SELECT * FROM ${String(name)} WHERE site_id = $1 AND id = $2`)
      if (!plan.includes(`using ${String(name)}_pkey`)) others.push(plan)
    }
    expect(others).toEqual([])
  })

  it('makes plans for a purchase that stay good with many rows', async () => {
    texts.clear()
    const shopper = newShopper(shop)
    valueOf(await shopper.add(shop.shop.tea.sku, 2))
    valueOf(await shopper.updateIdentity('ada@example.com'))
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    valueOf(await shopper.updateShippingMethod(shippingMethodId('parcel')))
    valueOf(await shopper.storePaymentMethod(shop.cards.accepted))
    await shopper.cart()
    acceptedOf(await shopper.submit(newKey()))
    const asked = [...texts].filter((text) => /^\s*(select|update|delete)\b/i.test(text))
    expect(asked.length).toBeGreaterThan(8)
    const whole: string[] = []
    for (const text of asked) {
      const plan = await planOf(text)
      // An index on the site alone would read all rows of the site.
      if (/Seq Scan/.test(plan) || /Index Cond: \(\(?\w*\.?site_id = [^)]*\)\s*$/m.test(plan))
        whole.push(`${text}\n${plan}`)
    }
    expect(whole).toEqual([])
  })
})
