/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createProductLists } from '../../../../adapters/browser/shop/product/product-lists.js'
import { createTemplateParser } from '../../../../adapters/browser/template/index.js'
import { productId, productSlug, skuId } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import type { CommerceGateway, ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { LOST } from '../../../core/cart/fake-shop.js'
import { createTestContext } from '../../../browser/support/page-context.js'

const product = (slug: string, category: string, amount: number): ProductReading => {
  const made: Product = {
    id: productId(`id-${slug}`),
    slug: productSlug(slug),
    name: `The ${slug}`,
    type: 'Physical',
    typeId: '',
    description: `A <b>${slug}</b>!`,
    categories: [category],
    shippable: true,
    optionSets: [],
    defaultSkuId: skuId(`sku-${slug}`),
    skus: [
      {
        id: skuId(`sku-${slug}`),
        code: null,
        price: money(amount, 'USD'),
        compareAtPrice: null,
        weight: null,
        width: null,
        length: null,
        height: null,
        mainImage: { url: `/${slug}.png`, alt: null, name: null },
        moreImages: [],
        optionValues: {},
        inventory: { type: 'infinite' },
        billing: 'one-time',
      },
    ],
    fields: {},
  }
  return { product: made, memberships: [] }
}

const CATALOGUE = [
  product('cup', 'Café crockery', 500),
  product('bowl', 'Café crockery', 900),
  product('knife', 'Cutlery', 1200),
]

let asked: unknown[] = []
let isDown = false
beforeEach(() => {
  asked = []
  isDown = false
})
afterEach(() => document.body.replaceChildren())

const commerce: Pick<CommerceGateway, 'listProducts'> = {
  listProducts: (asking) => {
    asked.push(asking)
    const found = CATALOGUE.filter(
      (reading) => asking.category === null || reading.product.categories.includes(asking.category),
    )
    return Promise.resolve(isDown ? err(LOST) : ok(found))
  },
}

const FORM = '<form data-node-type="commerce-add-to-cart-form"><input type="submit"></form>'
const CARD = `<a href="#" class="w-inline-block"><img src=""></a><h3></h3><div class="price"></div><p></p>`
const list = (entry: string, attributes = ''): string =>
  `<div class="w-dyn-list" ${attributes}><div class="w-dyn-items"><div class="w-dyn-item">${entry}` +
  '</div></div><div class="w-dyn-empty">Nothing.</div></div>'

async function filled(html: string, path = '/shop'): Promise<readonly string[]> {
  document.body.innerHTML = html
  const lists = createProductLists({
    context: createTestContext(),
    commerce,
    parse: createTemplateParser(window),
    path: () => path,
    onRead: () => undefined,
    onFilled: () => lists.scan(),
  })
  lists.scan()
  await new Promise((resolve) => setTimeout(resolve, 0))
  return [...document.querySelectorAll('h3')].map((heading) => heading.textContent ?? '')
}

const isHidden = (selector: string): boolean =>
  document.querySelector(selector)?.classList.contains('w-dyn-hide') === true

describe('a list of products that an export left with one empty entry', () => {
  it('shows the products of the shop, with the fields of its entry', async () => {
    expect(await filled(list(CARD))).toEqual(['The cup', 'The bowl', 'The knife'])
    const [, bowl] = document.querySelectorAll('.w-dyn-item')
    expect(bowl?.querySelector('.price')?.textContent).toBe('$9.00')
    expect(bowl?.querySelector('p')?.textContent).toBe('A bowl!')
    expect(bowl?.querySelector('img')?.getAttribute('src')).toBe('/bowl.png')
    expect(bowl?.querySelector('a')?.getAttribute('href')).toBe('/product/bowl')
    expect(bowl?.querySelector('a')?.getAttribute('aria-label')).toBe('The bowl')
    expect(isHidden('.w-dyn-empty')).toBe(true)
    expect(asked).toEqual([{ category: null, limit: 100 }])
  })

  it('adds names only to links that show a picture alone', async () => {
    const links = '<a href="#"><div><img alt=""></div></a><a href="#"><div class="name"></div></a>'
    await filled(list(`<div class="price"></div>${links}${FORM}`))
    const labels = [...document.querySelectorAll('.w-dyn-item:first-child a')].map((link) =>
      link.getAttribute('aria-label'),
    )
    expect(labels).toEqual(['The cup', null])
  })

  it('on a product page shows others of its categories, under the address of this site', async () => {
    expect(await filled(list(CARD), '/de/product/cup')).toEqual(['The bowl'])
    expect(document.querySelector('.w-dyn-item a')?.getAttribute('href')).toBe('/de/product/bowl')
    expect(await filled(list(CARD), '/product/knife')).toEqual(['The cup', 'The bowl'])
  })

  it('on a category page shows the products of the category', async () => {
    document.title = '- The shop'
    const page = `<nav><h1></h1></nav><h1 class="title"></h1>${list(CARD)}`
    expect(await filled(page, '/category/cafe-crockery')).toEqual(['The cup', 'The bowl'])
    expect(document.querySelector('.title')?.textContent).toBe('Café crockery')
    expect(document.title).toBe('Café crockery - The shop')
  })

  it('shows the products that its owner chose', async () => {
    const pages = list(CARD, 'data-vitrine-category="Cutlery"') + list(CARD, 'data-vitrine-limit="1"')
    expect(await filled(pages)).toEqual(['The knife', 'The cup'])
    expect(asked).toEqual([
      { category: 'Cutlery', limit: 100 },
      { category: null, limit: 100 },
    ])
    expect(await filled(list('<h3></h3>', 'data-vitrine-products'), '/product/cup')).toHaveLength(3)
    expect(await filled(list('<h3></h3>', 'data-vitrine-products="related"'), '/product/cup')).toEqual(
      await filled(list('<h3></h3><div class="price"></div>'), '/product/cup'),
    )
  })

  it('shows its empty state if there is nothing to show', async () => {
    expect(await filled(list(CARD), '/category/books')).toEqual([])
    expect([isHidden('.w-dyn-items'), isHidden('.w-dyn-empty')]).toEqual([true, false])
  })

  it('stays as it is when the shop does not answer', async () => {
    isDown = true
    expect(await filled(list(CARD))).toEqual([''])
    expect(isHidden('.w-dyn-items')).toBe(false)
  })

  it('gives the fields of every form unique ids, and keeps the ids that style sheets use', async () => {
    await filled(
      list(`<h3 id="w-node-1"></h3><label for="q">Quantity</label>${FORM.replace('>', '><input id="q">')}`),
    )
    const ids = [...document.querySelectorAll('input[id]')].map(({ id }) => id)
    expect(ids).toEqual(['q', 'q-2', 'q-3'])
    expect([...document.querySelectorAll('label')].map((label) => label.getAttribute('for'))).toEqual(ids)
    expect(document.querySelectorAll('#w-node-1')).toHaveLength(3)
    const slugs = [...document.querySelectorAll('form')].map((form) =>
      form.closest('[data-vitrine-product]')?.getAttribute('data-vitrine-product'),
    )
    expect(slugs).toEqual(['cup', 'bowl', 'knife'])
  })

  it('fills missing parts of entries that link to a product', async () => {
    const entry = (slug: string): string =>
      `<div class="w-dyn-item"><a href="product/${slug}.html"><img></a><h3>${slug}</h3><div class="price"></div></div>`
    await filled(
      `<div class="w-dyn-list"><div class="w-dyn-items">${entry('bowl')}${entry('gone')}</div></div>`,
    )
    expect([...document.querySelectorAll('.price')].map(({ textContent }) => textContent)).toEqual([
      '$9.00',
      '',
    ])
    expect(document.querySelector('a')?.getAttribute('href')).toBe('product/bowl.html')
  })
})

describe('other lists', () => {
  it.each([
    ['a list of articles', list('<h3></h3><p></p>')],
    ['a list the server filled', list(FORM.replace('<form', '<form data-commerce-product-id="1"'))],
    [
      'a list of a published page',
      `${list(CARD)}<div data-node-type="commerce-cart-wrapper" data-wf-cart-query="query Dynamo3 { x }"></div>`,
    ],
    ['a list that names its products', list(`<h3></h3><div data-vitrine-product="cup">${FORM}</div>`)],
    [
      'the pictures of a product',
      list(CARD).replace('w-dyn-items"', 'w-dyn-items" data-vitrine-bind="more-images"'),
    ],
  ])('%s is left alone', async (_, html) => {
    await filled(html)
    expect(asked).toEqual([])
  })

  it('the list that holds the product of the page itself only loses its empty state', async () => {
    await filled(list(CARD + FORM), '/product/cup')
    expect(asked).toEqual([])
    expect(isHidden('.w-dyn-empty')).toBe(true)
  })
})
