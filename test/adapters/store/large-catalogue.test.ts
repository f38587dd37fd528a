import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { SkuRow, Sql } from '../../../adapters/sql/index.js'
import type { ListedProduct } from '../../../adapters/store/catalogue/listed-product.js'
import { parseCatalogue } from '../../../adapters/store/catalogue/parse-catalogue.js'
import { createPredecessors } from '../../../adapters/store/catalogue/sku-predecessors.js'
import { importCatalogue } from '../../../adapters/store/index.js'
import { openTestMemory } from '../../support/temporary-pglite.js'
import { HEADER, settings } from './catalogue.fixture.js'

const PRODUCTS = 1000
const TEXT = [
  HEADER,
  ...Array.from({ length: PRODUCTS }, (_, index) => `mug-${index},Mug,,,CODE-${index},1.00,5`),
].join('\n')

let sql: Sql
beforeAll(async () => {
  sql = await openTestMemory()
}, 60_000)
afterAll(() => sql.close())

it('is written with a turn for everybody else between its statements', async () => {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: number[] = []
  const watched: Sql = {
    ...sql,
    tx: (work) =>
      sql.tx((querier) =>
        work({
          ...querier,
          query: (text, values) => {
            if (/^insert/i.test(text)) seen.push(turns)
            return querier.query(text, values)
          },
        }),
      ),
  }
  const imported = await importCatalogue({ sql: watched, siteId: 'large', settings }, TEXT)
  isOver = true
  expect(imported).toMatchObject({ ok: true, value: { created: PRODUCTS } })
  expect(seen.length).toBeGreaterThanOrEqual((2 * PRODUCTS) / 100)
  expect(new Set(seen).size).toBe(seen.length)
})

it('is compared with what is known by looking through that once', () => {
  const parsed = parseCatalogue(TEXT, settings)
  const products: readonly ListedProduct[] = parsed.ok ? parsed.value : []
  let looks = 0
  const known = products.map((product, index) => {
    const row = { id: `before-${index}`, code: `CODE-${index}` }
    Object.defineProperty(row, 'product_id', {
      get: () => {
        looks += 1
        return product.id
      },
    })
    return row as SkuRow
  })
  const predecessorOf = createPredecessors([], known)
  const found = products.map((product) => predecessorOf(product, product.skus[0]!)?.id)
  expect(found).toEqual(products.map((_, index) => `before-${index}`))
  expect(looks).toBeLessThanOrEqual(PRODUCTS)
})

it('of more columns than any table has is refused before they are compared', () => {
  const columns = Array.from({ length: 100_000 }, (_, index) => `Column ${index}`)
  const parsed = parseCatalogue(`${HEADER},${columns.join(',')}\n`, settings)
  expect(parsed).toMatchObject({
    ok: false,
    failure: [{ message: expect.stringMatching(/^The header names/) }],
  })
})
