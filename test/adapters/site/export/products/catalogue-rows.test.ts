import { describe, expect, it } from '@jest/globals'
import { catalogueRows, columnsOf } from '../../../../../adapters/site/export/products/catalogue-rows.js'
import type { CatalogueRow } from '../../../../../adapters/site/export/products/catalogue-rows.js'
import { mergeProducts } from '../../../../../adapters/site/export/products/merge-products.js'
import type { MergedProduct } from '../../../../../adapters/site/export/products/merge-products.js'
import type { FoundProduct } from '../../../../../adapters/site/export/products/page-products.js'

const MUG: MergedProduct = {
  productId: 'p1',
  skuId: 's1',
  slug: 'mug',
  name: 'Mug',
  price: '€ 12,50',
  compareAt: null,
  images: ['/a.png', '/b.png', '/c.png'],
  options: [],
  chosen: {},
  description: 'For tea.',
  categories: ['kitchen', 'tea'],
}

const optionOf = (id: string, ...names: readonly string[]) => ({
  id,
  name: `Option ${id}`,
  values: names.map((name) => ({ id: `${id}-${name}`, name })),
})

const rowsOf = (changes: Partial<MergedProduct>): readonly CatalogueRow[] =>
  catalogueRows([{ ...MUG, ...changes }], null).rows

const gapsOf = (changes: Partial<MergedProduct>): readonly string[] =>
  catalogueRows([{ ...MUG, ...changes }], null).gaps.map(({ message }) => message)

const FIRST: CatalogueRow = {
  'Product Handle': 'mug',
  'Product Name': 'Mug',
  'Product Description': 'For tea.',
  'Product Categories': 'kitchen;tea',
  'Variant Price': '12.50',
  'Variant Compare-at Price': '',
  'Main Variant Image': '/a.png',
  'More Variant Images': '/b.png;/c.png',
  'Product ID': 'p1',
  'Variant ID': 's1',
}

const FURTHER: CatalogueRow = {
  ...FIRST,
  'Product Name': '',
  'Product Description': '',
  'Product Categories': '',
  'Main Variant Image': '',
  'More Variant Images': '',
  'Product ID': '',
  'Variant ID': '',
}

describe('the lines of a product', () => {
  it('without options are one', () => {
    expect(rowsOf({})).toEqual([FIRST])
    expect(rowsOf({ skuId: null, description: null, images: [] })).toEqual([
      {
        ...FIRST,
        'Product Description': '',
        'Main Variant Image': '',
        'More Variant Images': '',
        'Variant ID': '',
      },
    ])
  })

  it('with options have one row for each variant, first the shown one, which alone has its id', () => {
    const options = [optionOf('c', 'red', 'blue'), optionOf('s', 'S', 'L')]
    const namesOf = (changes: Partial<MergedProduct>) =>
      rowsOf({ options, ...changes }).map((row) => [
        row['Option 1 Value'],
        row['Option 2 Value'],
        row['Variant ID'],
      ])
    expect(namesOf({ chosen: { c: 'c-blue', s: 's-S' } })).toEqual([
      ['blue', 'S', 's1'],
      ['red', 'S', ''],
      ['red', 'L', ''],
      ['blue', 'L', ''],
    ])
    // The id could belong to either of them.
    expect(namesOf({ chosen: { c: 'c-blue' } })).toEqual([
      ['red', 'S', ''],
      ['red', 'L', ''],
      ['blue', 'S', ''],
      ['blue', 'L', ''],
    ])
  })

  it('give product values once, and variant values in each line', () => {
    const option = optionOf('c', 'red', 'blue')
    const [first, second] = rowsOf({ options: [option], chosen: { c: 'c-red' } })
    expect(first).toEqual({
      ...FIRST,
      'Option 1 Name': 'Option c',
      'Option 1 Value': 'red',
      'Option 1 ID': 'c',
      'Option 1 Value ID': 'c-red',
    })
    expect(second).toEqual({
      ...FURTHER,
      'Option 1 Name': '',
      'Option 1 Value': 'blue',
      'Option 1 ID': '',
      'Option 1 Value ID': 'c-blue',
    })
  })

  it('are one if there are more than a hundred variants', () => {
    const many = (count: number) => ({
      options: [optionOf('n', ...Array.from({ length: count }, (_, index) => `n${index}`))],
    })
    expect(rowsOf(many(100))).toHaveLength(100)
    expect(gapsOf(many(100))).toEqual([expect.stringContaining('one of 100 variants')])
    expect(rowsOf(many(101))).toHaveLength(1)
    expect(gapsOf(many(101))).toEqual([expect.stringContaining('it has 101 variants; only the one')])
    expect(gapsOf(many(2))).toEqual([expect.stringContaining('one of 2 variants')])
    expect(gapsOf(many(1))).toEqual([])
  })

  it.each([null, 'on request', '$ 5 to $ 9'])('are none if its page shows the price %j', (price) => {
    expect(rowsOf({ price })).toEqual([])
    expect(gapsOf({ price })).toEqual([expect.stringContaining('no page shows a price')])
  })

  it.each([
    ['€ 15,00', '15.00'],
    ['€ 12,50', ''],
    ['€ 9,00', ''],
    ['€ 100,00', '100.00'],
    ['soon', ''],
    [null, ''],
  ])('have a former price if %j is more than the price: “%s”', (compareAt, written) => {
    expect(rowsOf({ compareAt })[0]?.['Variant Compare-at Price']).toBe(written)
  })

  it('have prices as the shop writes its numbers', () => {
    const currency = { code: 'EUR' as never, decimal: ',', group: '.' }
    const { rows } = catalogueRows([{ ...MUG, price: '1.250', compareAt: '2.000,00' }], currency)
    expect(rows[0]).toMatchObject({ 'Variant Price': '1250', 'Variant Compare-at Price': '2000.00' })
  })

  it('have all columns that any of them has', () => {
    const options = [optionOf('c', 'red')]
    const { rows } = catalogueRows([MUG, { ...MUG, slug: 'pot', options }], null)
    expect(columnsOf(rows)).toEqual([
      ...Object.keys(FIRST),
      'Option 1 Name',
      'Option 1 Value',
      'Option 1 ID',
      'Option 1 Value ID',
    ])
  })
})

describe('a product on several pages', () => {
  const { slug, name, ...rest } = MUG
  const found = (changes: Partial<FoundProduct>): FoundProduct => ({
    ...rest,
    slug,
    name,
    source: 'card',
    ...changes,
  })

  it('is taken from its own page first, in any order of pages', () => {
    const page = found({
      source: 'page',
      slug: 'the-mug',
      name: 'The mug',
      price: '$ 20.00',
      images: ['/b.png', '/d.png'],
      options: [optionOf('c', 'red')],
      chosen: { c: 'c-red' },
      categories: ['tea', 'gifts'],
    })
    expect(mergeProducts([found({}), found({}), page], [])).toEqual([
      {
        ...rest,
        slug: 'the-mug',
        name: 'The mug',
        price: '$ 20.00',
        images: ['/b.png', '/d.png', '/a.png', '/c.png'],
        options: [optionOf('c', 'red')],
        chosen: { c: 'c-red' },
        categories: ['tea', 'gifts', 'kitchen'],
      },
    ])
  })

  it('has no value that none of them states', () => {
    expect(mergeProducts([found({})], [])).toEqual([MUG])
  })

  it('is completed by the others', () => {
    const empty = found({
      source: 'page',
      skuId: null,
      slug: null,
      name: null,
      price: null,
      images: [],
      description: null,
      categories: [],
    })
    const card = found({ options: [optionOf('c', 'red')], chosen: { c: 'c-red' }, compareAt: '€ 20,00' })
    expect(mergeProducts([empty, card], [])).toEqual([
      { ...rest, slug, name, options: card.options, chosen: card.chosen, compareAt: card.compareAt },
    ])
  })

  it('gets one address: its page’s, a link’s, its name, its id', () => {
    const slugs = mergeProducts(
      [
        found({ productId: 'a', slug: 'mug' }),
        found({ productId: 'b', slug: 'mug' }),
        found({ productId: 'c', slug: 'mug' }),
        found({ productId: 'd', slug: null, name: 'Tea pot' }),
        found({ productId: 'e', slug: null, name: 'Old pot' }),
        found({ productId: 'f', slug: null, name: '!' }),
        found({ productId: 'g', slug: null, name: null }),
      ],
      [{ slug: 'pot-1', text: 'Old pot' }],
    )
    expect(slugs.map((each) => each.slug)).toEqual(['mug', 'mug-2', 'mug-3', 'tea-pot', 'pot-1', 'f', 'g'])
    expect(slugs.at(-1)?.name).toBe('g')
  })
})

it('a product with an invalid address is left out and named, and the others are sold', () => {
  const { rows, gaps } = catalogueRows([{ ...MUG, slug: 'größe-9' }, MUG], null)
  expect(rows.map((row) => row['Product Handle'])).toEqual(['mug'])
  expect(gaps).toEqual([{ product: 'Mug', message: expect.stringContaining('"größe-9"') }])
})
