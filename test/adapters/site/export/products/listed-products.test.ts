import { describe, expect, it } from '@jest/globals'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import {
  listedProductsOn,
  mergeListed,
} from '../../../../../adapters/site/export/products/listed-products.js'
import { valueOf } from '../../../../support/value-of.js'

const entry = (inside: string): string => `<div class="w-dyn-item">${inside}</div>`
const card = (slug: string, name: string, price: string, more = ''): string =>
  entry(
    `<a href="/product/${slug}"><img src="../images/${slug}.jpg" alt=""><h3>${name}</h3></a>${price}${more}`,
  )
const written = (amount: string): string => `<div>${amount}</div>`

function read(...pages: readonly string[]) {
  const listed = pages.flatMap((body) =>
    listedProductsOn(
      valueOf(parsePage(`<body><div class="w-dyn-list">${body}</div></body>`)),
      'shop/all.html',
    ),
  )
  return mergeListed(listed, (slug) => slug === 'known')
}

const productsIn = (...pages: readonly string[]) =>
  read(...pages).products.map(({ slug, name, price }) => [slug, name, price])

describe('a product that is shown in lists alone', () => {
  it('is read with its name, price, pictures and category, and named as read from lists', () => {
    const category = '<a href="/category/table-ware">Table ware</a>'
    const { products, gaps } = read(card('oak-bowl', 'Oak bowl', written('€ 12,50'), category))
    expect(products).toMatchObject([
      {
        slug: 'oak-bowl',
        name: 'Oak bowl',
        price: '€ 12,50',
        images: ['/images/oak-bowl.jpg'],
        categories: ['Table ware'],
      },
    ])
    expect(gaps).toEqual([{ product: 'oak-bowl', message: expect.stringContaining('from lists alone') }])
  })

  it('is one product in any number of lists', () => {
    const one = card('oak-bowl', 'Oak bowl', written('€ 12.50'))
    expect(productsIn(one, one + card('mug', 'Mug', written('€ 4.00')))).toEqual([
      ['oak-bowl', 'Oak bowl', '€ 12.50'],
      ['mug', 'Mug', '€ 4.00'],
    ])
  })

  it.each([
    ['without a price', card('oak-bowl', 'Oak bowl', '')],
    [
      'with two prices',
      card('oak-bowl', 'Oak bowl', written('€ 1')) + card('oak-bowl', 'Oak bowl', written('€ 2')),
    ],
    [
      'with two names',
      card('oak-bowl', 'Oak bowl', written('€ 1')) + card('oak-bowl', 'The bowl', written('€ 1')),
    ],
    ['with a name that is none of its address', card('oak-bowl', 'New in', written('€ 1'))],
  ])('is reported with its line to write: %s', (_, body) => {
    const { products, gaps } = read(body)
    expect(products).toEqual([])
    expect(gaps).toEqual([
      {
        product: 'oak-bowl',
        message: expect.stringMatching(/catalogue\.csv with "Product Handle" oak-bowl/),
      },
    ])
  })

  it.each([
    ['a product of which pages tell more', card('known', 'Known', written('€ 1'))],
    [
      'an entry that sells by itself',
      card('a', 'A', '<form data-node-type="commerce-add-to-cart-form"></form>'),
    ],
    ['an entry that leads to several', entry('<a href="/product/a">A</a><a href="/product/b">B</a>€ 1')],
    ['a list of something else', entry('<a href="/post/a"><h3>A</h3></a><div>€ 1</div>')],
    ['a link that stands in no list', '<a href="/product/a"><h3>A</h3></a><div>€ 1</div>'],
  ])('is not %s', (_, body) => {
    expect(read(body)).toEqual({ products: [], gaps: [] })
  })

  it('is reported together with others', () => {
    const bodies = ['a', 'b', 'c', 'd', 'e'].map((slug) => card(slug, slug.toUpperCase(), ''))
    expect(read(...bodies).gaps.map(({ product }) => product)).toEqual(['a, b, c and 2 more'])
  })
})
