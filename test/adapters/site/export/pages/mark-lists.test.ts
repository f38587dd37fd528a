import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../../adapters/site/export/index.js'
import { exportedPage, PAGE_A } from '../support/export-folders.js'
import { createOpenedExports } from '../support/opened-exports.js'

const opened = createOpenedExports()
afterEach(() => opened.remove())

/** A list as an export that was stripped leaves it: a link to nowhere, an empty name, a picture without a file. */
const list = (names = '', entry = ''): string =>
  `<div class="${names} w-dyn-list"><div role="list" class="w-dyn-items"><div role="listitem" class="w-dyn-item">
  <a href="#" class="w-inline-block"><img src="" alt=""><h3 class="w-dyn-bind-empty"></h3></a>${entry}
  </div></div><div class="w-dyn-empty"><div>No items found.</div></div></div>`
const EMPTY = exportedPage(PAGE_A, {})
const SHOP = { 'detail_product.html': EMPTY, 'detail_category.html': EMPTY, 'detail_sku.html': EMPTY }
const BLOG = { 'detail_post.html': EMPTY }
const TEAM = { 'detail_team-member.html': EMPTY }

/** Adopts a page with a list, and returns the list's result. */
async function listOn(path: string, body: string, others: Readonly<Record<string, string>>) {
  let page: AdoptedPage | undefined
  const source = await opened.open({ ...others, [path]: exportedPage(PAGE_A, { body }) })
  for await (const adopted of adoptPages(source))
    if (isAdopted(adopted) && adopted.path === path) page = adopted
  const marked = /<div([^>]*)class="[^"]*w-dyn-list"/.exec(page?.html ?? '')?.[1]?.trim()
  const undecided = page?.notes.flatMap((note) => (note.tag === 'list-undecided' ? [note] : [])) ?? []
  return { marked, undecided: undecided.map(({ list: named, choices }) => [named, ...choices]) }
}

describe('lists without a sign of their content', () => {
  it.each<readonly [string, string, string, Readonly<Record<string, string>>]>([
    ['where the site has nothing else to list', 'index.html', list(), SHOP],
    ['by their own classes', 'index.html', list('product-grid'), { ...SHOP, ...BLOG, ...TEAM }],
    [
      'by those around them',
      'index.html',
      `<section class="shop-teaser">${list()}</section>`,
      { ...SHOP, ...BLOG },
    ],
    [
      'by their heading',
      'index.html',
      `<section><h2>New arrivals</h2>${list()}</section>`,
      { ...SHOP, ...BLOG },
    ],
    [
      'by their heading in other words',
      'index.html',
      `<section><h2>Nos produits</h2>${list()}</section>`,
      { ...SHOP, ...BLOG },
    ],
    [
      'beside the list of each collection',
      'index.html',
      `${list()}${list('post-list')}`,
      { ...SHOP, ...BLOG },
    ],
    ['by the page they stand on', 'shop.html', list(), { ...SHOP, ...BLOG }],
    ['by the template they stand on', 'detail_category.html', list(), { ...SHOP, ...BLOG }],
  ])('show products %s', async (_, path, body, others) => {
    expect(await listOn(path, body, others)).toEqual({ marked: 'data-vitrine-products=""', undecided: [] })
  })

  it('show related products on the page of a product', async () => {
    const { marked } = await listOn('detail_product.html', list(), { ...SHOP, ...BLOG })
    expect(marked).toBe('data-vitrine-products="related"')
  })

  it.each<readonly [string, string, string, Readonly<Record<string, string>>]>([
    ['a site without a shop', 'shop.html', list('products'), BLOG],
    ['the name of a collection', 'index.html', list('post-grid'), { ...SHOP, ...BLOG, ...TEAM }],
    ['it in the shop', 'shop.html', list('team-members'), { ...SHOP, ...BLOG, ...TEAM }],
    ['the page of a collection', 'detail_post.html', list(), { ...SHOP, ...BLOG }],
    [
      'what their owner wrote',
      'index.html',
      list('x').replace('<div ', '<div data-vitrine-collection="post" '),
      SHOP,
    ],
    ['a link to a template', 'shop.html', list('', '<a href="detail_post.html"></a>'), { ...SHOP, ...BLOG }],
    ['words of a menu of categories', 'index.html', list('category-menu'), SHOP],
    ['a list inside an entry', 'index.html', list('post-list', list('product')), { ...SHOP, ...BLOG }],
  ])('stay those of a collection by %s', async (_, path, body, others) => {
    const { marked, undecided } = await listOn(path, body, others)
    expect([/products/.test(marked ?? ''), undecided]).toEqual([false, []])
  })

  it.each<readonly [string, string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a shop with a blog',
      list('grid-3'),
      { ...SHOP, ...BLOG },
      ['.grid-3', 'data-vitrine-products', 'data-vitrine-collection="post"'],
    ],
    [
      'two collections',
      list(),
      { ...BLOG, ...TEAM },
      ['number 1', 'data-vitrine-collection="post"', 'data-vitrine-collection="team-member"'],
    ],
    [
      'words that contradict each other',
      list('shop-stories'),
      SHOP,
      ['.shop-stories', 'data-vitrine-products'],
    ],
  ])('are reported with the attribute to write: %s', async (_, body, others, expected) => {
    expect((await listOn('index.html', body, others)).undecided).toEqual([expected])
  })
})

it('lists with a pagination are reported, since the export does not state their entries a page', async () => {
  const pager = '<div class="w-pagination-wrapper"><a class="w-pagination-next"></a></div></div>'
  const paged = (attribute: string): string =>
    list('all')
      .replace('<div ', `<div ${attribute} `)
      .replace(/<\/div>$/, pager)
  const body = paged('') + paged('data-vitrine-limit="2"') + list()
  let notes: AdoptedPage['notes'] = []
  const source = await opened.open({ ...BLOG, 'index.html': exportedPage(PAGE_A, { body }) })
  for await (const page of adoptPages(source))
    if (isAdopted(page) && page.path === 'index.html') notes = page.notes
  expect(notes.filter(({ tag }) => tag === 'list-paged')).toEqual([{ tag: 'list-paged', list: '.all' }])
})
