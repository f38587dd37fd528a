import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PRODUCT_SORT_KEYS, productId, selectListed, toListedEntry } from '../../../core/catalog/index.js'
import type { ListedEntry, Product, ProductQuery } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { allAtOnce } from '../../../core/shared/index.js'
import { product, sku } from './catalogue.fixture.js'

const made = (
  id: string,
  changes: Partial<Product>,
  amount = 1000,
  code: string | null = null,
): ListedEntry =>
  toListedEntry(
    product(
      {},
      [sku(id, {}, { price: money(amount, 'USD'), code }), sku(`${id}-2`, {}, { price: money(9000, 'USD') })],
      {
        id: productId(id),
        ...changes,
      },
    ),
  )

const SHOP: readonly ListedEntry[] = [
  made('cup', { name: 'Café cup', categories: ['Kitchen'], description: '<p>Of <b>stone</b>ware</p>' }, 1200),
  made('bowl', { name: 'bowl', categories: ['Kitchen', 'Gifts'] }, 800, 'BWL-7'),
  made('gone', { name: 'Gone', categories: ['Gifts'] }),
  made('art', { name: 'Äpfel', categories: ['Gifts'] }, 1200),
].map((entry) => (entry.id === 'gone' ? { ...entry, lowestPrice: null } : entry))

const listed = (query: Partial<ProductQuery>, entries = SHOP) => {
  const selected = allAtOnce(selectListed(entries, { category: null, limit: 100, ...query }))
  return selected.ok ? selected.value : selected.failure
}

describe('a list of products', () => {
  it.each<readonly [string, Partial<ProductQuery>, readonly string[]]>([
    ['all, in the order of the catalogue, without what is not for sale', {}, ['cup', 'bowl', 'art']],
    ['a category', { category: 'Gifts' }, ['bowl', 'art']],
    [
      'by name, without upper case and accents',
      { sort: { key: 'name', isDescending: false } },
      ['art', 'bowl', 'cup'],
    ],
    ['by name downwards', { sort: { key: 'name', isDescending: true } }, ['cup', 'bowl', 'art']],
    ['by the lowest price', { sort: { key: 'price', isDescending: false } }, ['bowl', 'cup', 'art']],
    [
      'by price downwards, equal ones as the catalogue has them',
      { sort: { key: 'price', isDescending: true } },
      ['cup', 'art', 'bowl'],
    ],
    ['the catalogue backwards', { sort: { key: 'position', isDescending: true } }, ['art', 'bowl', 'cup']],
    ['what a name holds', { search: ' CAFE ' }, ['cup']],
    ['what a description holds, without its markup', { search: 'stone' }, ['cup']],
    ['nothing that only the markup of a description holds', { search: '<b>' }, []],
    ['an article code', { search: 'bwl-7' }, ['bowl']],
    ['a category by a search', { search: 'gifts' }, ['bowl', 'art']],
    ['what has all words', { search: 'kitchen bowl' }, ['bowl']],
    ['nothing where a word is missing', { search: 'kitchen apfel' }, []],
    ['the page behind a product', { limit: 1, after: productId('cup') }, ['bowl']],
    ['the page behind a product that is no longer for sale', { after: productId('gone') }, ['art']],
    ['nothing behind the last one', { after: productId('art') }, []],
  ])('is %s', (_what, query, ids) => {
    expect(listed(query)).toEqual(ids)
  })

  it('cannot continue after an unknown product', () => {
    expect(listed({ after: productId('nothing') })).toEqual({ tag: 'unknown-cursor' })
  })

  it('is the same page by page as at once, in every order', () => {
    const entries = fc.array(
      fc.record({ name: fc.constantFrom('a', 'B', 'á', 'c'), price: fc.constantFrom(1, 2, 3, null) }),
      { maxLength: 12 },
    )
    const sort = fc.record({ key: fc.constantFrom(...PRODUCT_SORT_KEYS), isDescending: fc.boolean() })
    fc.assert(
      fc.property(entries, sort, fc.integer({ min: 1, max: 5 }), (rows, order, limit) => {
        const shop = rows.map(({ name, price }, index) => ({
          ...made(`p${index}`, { name }),
          lowestPrice: price,
        }))
        const whole = listed({ sort: order }, shop)
        const pages: string[] = []
        for (;;) {
          const last = pages.at(-1)
          const page = listed(
            { sort: order, limit, ...(last !== undefined && { after: productId(last) }) },
            shop,
          )
          if (!Array.isArray(page)) throw new Error('the cursor is not known')
          pages.push(...page)
          if (page.length < limit) break
        }
        expect(pages).toEqual(whole)
      }),
    )
  })
})
