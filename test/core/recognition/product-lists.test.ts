/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import { domDraft } from '../../../adapters/browser/template/dom-draft.js'
import { parsePage } from '../../../adapters/site/pages/index.js'
import { pageDraft } from '../../../adapters/site/pages/shop/page-draft.js'
import { PRODUCT_TABLES } from '../../../core/builder-markup/index.js'
import { productId, productSlug, skuId } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import {
  completeLinks,
  emptyStateOf,
  mainForm,
  PUBLISHED,
  readProductList,
  renameFields,
  sortedProductsOfList,
} from '../../../core/recognition/index.js'
import type { PageDraft } from '../../../core/recognition/index.js'
import { allAtOnce } from '../../../core/shared/index.js'
import { valueOf } from '../../support/value-of.js'

const productOf = (slug: string, category: string, amount: number): Product => ({
  id: productId(`id-${slug}`),
  slug: productSlug(slug),
  name: `The ${slug}`,
  type: 'Physical',
  typeId: '',
  description: null,
  categories: [category],
  shippable: true,
  optionSets: [],
  defaultSkuId: null,
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
      mainImage: null,
      moreImages: [],
      optionValues: {},
      inventory: { type: 'infinite' },
      billing: 'one-time',
    },
  ],
  fields: {},
})
const PRODUCTS = [
  productOf('cup', 'Ware', 900),
  productOf('bowl', 'Ware', 500),
  productOf('knife', 'Cutlery', 700),
]

/** A page in a browser's document or in the server's tree. */
interface Side<N> {
  readonly nodes: PageDraft<N>
  readonly body: N
}

const inDocument = (html: string): Side<Element> => ({
  nodes: domDraft,
  body: new DOMParser().parseFromString(html, 'text/html').body,
})

function inTree(html: string) {
  const body = valueOf(parsePage(html)).elements.find(({ name }) => name === 'body')
  if (body === undefined) throw new Error('The page has no body.')
  return { nodes: pageDraft, body }
}

/** The lists of a page, each as what it shows and how. */
function listsOf<N>({ nodes, body }: Side<N>, path: string) {
  const isProductPage = path.startsWith('/product/')
  const page = {
    isPublished: () => nodes.select(body, PUBLISHED).length > 0,
    ownForm: isProductPage ? mainForm(nodes, body) : null,
  }
  return nodes.select(body, '.w-dyn-list').map((root) => {
    const list = readProductList({ nodes, tables: PRODUCT_TABLES }, root, page)
    if (list === null) return null
    const products = allAtOnce(sortedProductsOfList(list, PRODUCTS, path)).map(({ slug }) => slug)
    const shows = list.sample === null ? 'own entries' : products.slice(0, list.limit).join(' ')
    return `${shows} (${list.category ?? 'no category'}, ${list.limit}, ${emptyStateOf(nodes, root) ? 'or words' : ''})`
  })
}

const both = <T>(html: string, read: <N>(side: Side<N>) => T): T => {
  const onServer = read(inTree(html))
  expect(read(inDocument(html))).toEqual(onServer)
  return onServer
}

const FORM = '<form data-node-type="commerce-add-to-cart-form"><input type="submit"></form>'
const PRICE = '<div class="price"></div>'
const entry = (content: string, attributes = ''): string =>
  `<div class="w-dyn-item" ${attributes}>${content}</div>`
const list = (entries: string, attributes = ''): string =>
  `<div class="w-dyn-list" ${attributes}><div class="w-dyn-items">${entries}</div><p class="w-dyn-empty">None</p></div>`

const ALL = 'cup bowl knife (no category, 100, or words)'
const OWN = 'own entries (no category, 100, or words)'

describe('a list on the server and on the page', () => {
  it.each([
    ['an entry that sells', list(entry(FORM)), ALL],
    ['an entry with an empty price', list(entry(PRICE)), ALL],
    ['a bound price', list(entry('<b data-wf-sku-bindings="[f_price_]">1</b>')), ALL],
    ['a link to the page of all products', list(entry('<a href="detail_product.html">More</a>')), ALL],
    ['a link to a page named alike', list(entry('<a href="detail_products-of-us.html">More</a>')), null],
    ['an entry without a sign', list(entry('<h3></h3><p></p>')), null],
    ['an entry that names its product', list(entry(FORM, 'data-vitrine-product="cup"')), null],
    ['one that lacks parts', list(entry(PRICE, 'data-vitrine-product="cup"')), OWN],
    ['a name without a value', list(entry(FORM, 'data-vitrine-product=""')), ALL],
    ['a name inside the entry', list(entry(`<div data-vitrine-product="cup">${FORM}</div>`)), null],
    ['a product by a link', list(entry(`<a href="product/cup.html"></a>${PRICE}`)), OWN],
    ['several entries', list(entry(FORM) + entry(FORM)), null],
    ['declared', list(entry('<h3></h3>'), 'data-vitrine-products'), ALL],
    ['entries that were drawn', list(entry(PRICE), 'data-vitrine-products data-vitrine-filled'), OWN],
    ['what was found', list(entry(FORM), 'data-vitrine-search'), null],
    [
      'the order',
      list(entry(FORM), 'data-vitrine-sort="-price"'),
      ALL.replace('cup bowl knife', 'cup knife bowl'),
    ],
    ['another order', list(entry(FORM), 'data-vitrine-sort=" name "'), ALL.replace('cup bowl', 'bowl cup')],
    ['an unknown order', list(entry(FORM), 'data-vitrine-sort="colour"'), ALL],
    ['a limit', list(entry(FORM), 'data-vitrine-limit="2"'), 'cup bowl (no category, 2, or words)'],
    ['a limit beyond all', list(entry(FORM), 'data-vitrine-limit="4000"'), ALL],
    ['no limit', list(entry(FORM), 'data-vitrine-limit="0"'), ALL],
    ['stated products', list(entry('<b data-commerce-product-id="1"></b>') + entry(FORM)), null],
    ['no ids', list(entry('<b data-commerce-product-id=""></b>' + PRICE)), ALL],
    [
      'pictures',
      list(entry(PRICE)).replace('w-dyn-items"', 'w-dyn-items" data-vitrine-bind="more-images"'),
      null,
    ],
    ['a published page', `${list(entry(FORM))}<i data-wf-bindings="[]"></i>`, null],
  ])('%s', (_, html, expected) => {
    expect(both(html, (side) => listsOf(side, '/shop'))).toEqual([expected])
  })

  it.each([
    ['related products', '/product/cup', list(entry(PRICE)), ['bowl (no category, 100, or words)']],
    ['all products', '/product/cup', list(entry(PRICE), 'data-vitrine-products'), [ALL]],
    [
      'the products of a category',
      '/category/cutlery',
      list(entry(PRICE)),
      ['knife (no category, 100, or words)'],
    ],
    ["the page's own product", '/product/cup', list(entry(FORM)), [null]],
    [
      'its own product in a list inside',
      '/product/cup',
      list(entry(PRICE + list(entry(FORM)))),
      [null, null],
    ],
    ['others beside it', '/product/cup', FORM + list(entry(FORM)), ['bowl (no category, 100, or words)']],
  ])('on its page: %s', (_, path, html, expected) => {
    expect(both(html, (side) => listsOf(side, path))).toEqual(expected)
  })
})

/** The named attributes of all parts of an entry, after it was made the second of its list. */
function drawn<N>({ nodes, body }: Side<N>, names: readonly string[]): readonly string[] {
  const copy = nodes.copy(nodes.select(body, '.w-dyn-item')[0] ?? body)
  renameFields(nodes, copy, 1)
  completeLinks(nodes, copy, { address: '/product/cup', name: 'The cup' }, nodes.select(copy, '.later'))
  return nodes.select(copy, '*').flatMap((part) => names.flatMap((name) => nodes.attribute(part, name) ?? []))
}

describe('an entry on the server and on the page', () => {
  it.each([
    ['a picture', '<a href="#"><img src="x"></a>', ['/product/cup', 'The cup']],
    ['a picture under a veil', '<a><img alt=""><i class="veil"></i></a>', ['/product/cup', 'The cup']],
    ['nothing, laid over the entry', '<a href=""></a>', ['/product/cup', 'The cup']],
    ['a picture that says what it is', '<a href="#"><img alt="A cup"></a>', ['/product/cup']],
    ['one of several', '<a href="#"><img alt="A cup"><img alt=""></a>', ['/product/cup']],
    ['words', '<a href="#"><img>More</a>', ['/product/cup']],
    ['words that come later', '<a href="#"><img><b class="later"></b></a>', ['/product/cup']],
    ['itself the place of words', '<a href="#" class="later"></a>', ['/product/cup']],
    ['a name of its own', '<a href="#" aria-label="See"><img></a>', ['/product/cup', 'See']],
    ['the page of all products', '<a href="../detail_product.html">More</a>', ['/product/cup']],
    ['a file named alike', '<a href="/files/detail_sheet.pdf">More</a>', ['/files/detail_sheet.pdf']],
    ['a place of its own', '<a href="/about"><img></a>', ['/about']],
    ['a button', '<a href="#" role="button"><img></a>', ['#']],
  ])('a link that shows %s', (_, link, expected) => {
    expect(both(list(entry(link)), (side) => drawn(side, ['href', 'aria-label']))).toEqual(expected)
  })

  it.each([
    ['fields', '<label for="q">Count</label><input id="q">', ['q-2', 'q-2']],
    ['a field without a label', '<select id="s"></select>', ['s-2']],
    ['parts that others name', '<b id="n"></b><i aria-labelledby="n  out"></i>', ['n-2', 'n-2 out']],
    ['parts for the style sheet', '<h3 id="w-node-1"></h3>', ['w-node-1']],
    ['references that lead out of the entry', '<a aria-controls="cart">Cart</a>', ['cart']],
    ['an id without a value', '<input id=""><label for=""></label>', ['', '']],
  ])('ids: %s', (_, content, expected) => {
    const names = ['id', 'for', 'aria-labelledby', 'aria-controls']
    expect(both(list(entry(content)), (side) => drawn(side, names))).toEqual(expected)
  })
})
