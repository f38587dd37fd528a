import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { orderedQueryOf } from '../../../../../../adapters/server/sql/shop/catalogue/ordered-page.js'
import { queryProducts } from '../../../../../../adapters/server/sql/shop/catalogue/list-products.js'
import { importCatalogue } from '../../../../../../adapters/server/sql/shop/index.js'
import { PRODUCT_SORTS, productId, selectListed } from '../../../../../../core/catalog/index.js'
import type { ListedEntry, ProductQuery } from '../../../../../../core/catalog/index.js'
import { allAtOnce } from '../../../../../../core/shared/index.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { settings } from './catalogue.fixture.js'

const HEADER = 'Product Handle,Product Name,Product Categories,Option 1 Name,Option 1 Value,Variant Price'
const CATEGORIES = [
  'Kitchen',
  'chen',
  '"Kitchen"',
  ',',
  '","',
  'back\\slash',
  '__proto__',
  'Küche',
  "it's",
  '%',
]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Two variants each, with few prices, so that many are equal; every tenth product is in no category. */
function linesOf(index: number): readonly string[] {
  const categories = index % 10 === 0 ? [] : [CATEGORIES[index % 7], CATEGORIES[(index * 3) % 10]]
  const names = quoted([...new Set(categories)].join(';'))
  return [`${index % 5}.00`, `${(index * 7) % 4}.50`].map(
    (price, variant) => `item-${index},Item ${index},${names},Size,${variant},${price}`,
  )
}

const textOf = (indexes: readonly number[]): string => [HEADER, ...indexes.flatMap(linesOf)].join('\n')

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Every product that was ever in the catalogue, in its order. */
async function entriesOf(sql: Sql, siteId: string): Promise<readonly ListedEntry[]> {
  const { rows } = await sql.query(
    `SELECT id, name, categories, withdrawn, (SELECT min(price_minor) FROM sku
       WHERE sku.site_id = product.site_id AND product_id = product.id AND NOT sku.withdrawn) AS lowest
     FROM product WHERE site_id = $1 ORDER BY position, id`,
    [siteId],
  )
  return rows.map((row) => ({
    id: productId(String(row['id'])),
    name: String(row['name']),
    categories: JSON.parse(String(row['categories'])) as readonly string[],
    words: '',
    lowestPrice: row['withdrawn'] === true || row['lowest'] === null ? null : Number(row['lowest']),
  }))
}

describe.each(DATABASES)('a page of a product list on %s', (_name, open) => {
  let sql: Sql
  const bring = async (siteId: string, indexes: readonly number[]): Promise<void> => {
    const imported = await importCatalogue(
      { sql, siteId, settings, allowsWithdrawals: true },
      textOf(indexes),
    )
    if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
  }
  beforeAll(async () => {
    sql = await open()
    await bring('pages', upTo(60))
    // Others move up, so that a withdrawn product has the position of one for sale.
    await bring(
      'pages',
      upTo(60).filter((index) => index % 9 !== 4),
    )
    await bring('large', upTo(1_000))
  }, 120_000)
  afterAll(() => sql.close())

  const read = async (query: ProductQuery) => {
    const answer = await queryProducts({ sql, siteId: 'pages', currency: settings.currency }, query)
    return answer.ok ? answer.value.map(({ id }) => id) : answer.failure.tag
  }

  it.each([...PRODUCT_SORTS].filter(([, { key }]) => key !== 'name'))(
    'ordered by %s equals a comparison of all products, after each of them',
    async (_order, sort) => {
      const entries = await entriesOf(sql, 'pages')
      const afters = [undefined, productId('unknown'), productId('\0'), ...entries.map(({ id }) => id)]
      for (const [index, after] of afters.entries()) {
        const category = [null, ...CATEGORIES, 'no such', '\0', ''][index % 14] ?? null
        const query = { category, limit: 1 + (index % 12), sort, ...(after !== undefined && { after }) }
        const expected = allAtOnce(selectListed(entries, query))
        expect([query, await read(query)]).toEqual([query, expected.ok ? expected.value : 'unknown-cursor'])
      }
    },
    60_000,
  )

  it('reads few rows beside its own for a list of any length', async () => {
    let rows = 0
    const query: Sql['query'] = async (text, values) => {
      const answer = await sql.query(text, values)
      rows += answer.rows.length
      return answer
    }
    const context = {
      sql: { ...sql, query, reserved: undefined } as unknown as Sql,
      siteId: 'large',
      currency: settings.currency,
    }
    const found: string[] = []
    for (;;) {
      const last = found.at(-1)
      const answer = await queryProducts(context, {
        category: null,
        limit: 100,
        ...(last !== undefined && { after: productId(last) }),
      })
      if (!answer.ok || answer.value.length === 0) break
      found.push(...answer.value.map(({ id }) => id))
    }
    expect(new Set(found).size).toBe(1_000)
    // Each product, its two variants, and the last product of each page.
    expect(rows).toBeLessThanOrEqual(3 * 1_000 + 10)
  })
})

it('compares product by product only for names and searches', () => {
  const query = { category: null, limit: 1 }
  expect(orderedQueryOf({ ...query, search: 'mug' })).toBeNull()
  expect(orderedQueryOf({ ...query, sort: { key: 'name', isDescending: true } })).toBeNull()
  expect(orderedQueryOf({ ...query, search: '' })).toMatchObject({
    order: { key: 'position', isDescending: false },
  })
})
