import { describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage, shopEdits, shopNeeds } from '../../../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { valueOf } from '../../../support/value-of.js'
import { listFindings } from '../../../../adapters/site/export/checks/check-lists.js'
import type { Finding } from '../../../../adapters/site/export/checks/finding.js'
import { page, SETTINGS, SITE } from './shop-pages.fixture.js'

const PRODUCTS = valueOf(
  await parseCatalogue(
    'Product Handle,Product Name,Product Description,Product Categories,Option 1 Name,Option 1 Value,' +
      'Variant Price,Main Variant Image\n' +
      'mug,Mug,For tea,Ware,,,12.00,/mug.png\ncup,Cup,For coffee,Ware,,,4.50,/cup.png\n' +
      'lamp,Lamp,,Light,,,40.00,/lamp.png\n' +
      'bowl,Bowl <1>,For soup,Ware,,,9.00,/bowl.png\nspot,Spot,,Light,Colour,Red,20.00,/spot.png\n',
    SETTINGS,
  ),
) as unknown as readonly Product[]
const idOf = (slug: string): string => PRODUCTS.find((product) => product.slug === slug)?.id ?? ''
/** The products whose pages were saved; the others are new. */
const SAVED: ReadonlySet<string> = new Set(['mug', 'cup', 'lamp'])

/** A saved page as it is sent at an address; `gone`: products that were saved and are no longer sold. */
function sent(body: string, path: string, makesPages = true, gone: readonly string[] = []): string {
  const parsed = valueOf(parsePage(page(`<div data-wf-cart-query="query"></div>${body}`)))
  const needs = shopNeeds(parsed, path)
  if (needs === null) return parsed.html
  const ownPages = { has: (slug: string) => SAVED.has(slug), makesPages }
  const sold = PRODUCTS.filter(({ slug }) => !gone.includes(slug))
  const products = new Map([[null, sold] as const])
  const { has: wasSold } = ownPages
  const data = { product: null, products, site: SITE, nowMs: 0, query: null, ownPages, wasSold }
  return applyEdits(parsed.html, shopEdits(parsed, needs, data))
}

const bound = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
const form = (slug: string): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${idOf(slug)}" ` +
  `data-commerce-sku-id="old"><input type="submit"></form>`
const entry = (slug: string, name: string, text = '', price = '$ 1.00'): string =>
  `<div role="listitem" class="w-dyn-item"><a href="/product/${slug}" class="card"><img src="${slug}.jpg" ` +
  `srcset="${slug}-500.jpg 500w" alt=""><h3 class="t">${name}</h3><p>${text}</p></a>` +
  `<div data-wf-sku-bindings="${bound}">${price}</div>${form(slug)}</div>`
const MUG = entry('mug', 'Mug', 'For tea')
const CUP = entry('cup', 'Cup', 'For coffee')
const LAMP = entry('lamp', 'Lamp')
const list = (entries: string, attributes = ''): string =>
  `<div class="w-dyn-list"${attributes}><div role="list" class="w-dyn-items">${entries}</div></div>`
/** The products that a page leads to, in its order. */
const shownOn = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug)

describe('a new product of a saved shop', () => {
  it('shows its price in the plain text of the entries, with a former price', () => {
    const inText = (each: string): string =>
      each.replace(/<div data-wf-sku[^>]*>[^<]*/, '<div class="cost">€1.00')
    const html = sent(list([MUG, CUP, LAMP].map(inText).join('')), '/shop')
    expect(html).toMatch(/Bowl &lt;1&gt;[^]*class="cost"[^>]*>€9\.00</)
  })

  it.each<readonly [string, string, string, readonly string[]]>([
    ['a list of all products', list(MUG + CUP + LAMP), '/shop', ['mug', 'cup', 'lamp', 'bowl', 'spot']],
    ['the list of a category page', list(CUP + MUG), '/category/ware', ['cup', 'mug', 'bowl']],
    ['a list of one category elsewhere', list(MUG + CUP), '/', ['mug', 'cup', 'bowl']],
    ['a list whose owner says so', list(MUG, ' data-vitrine-products'), '/', ['mug', 'bowl', 'spot']],
    ['a list of a named category', list(MUG, ' data-vitrine-category="Light"'), '/', ['mug', 'spot']],
  ])('is added to %s', (_, body, path, expected) => {
    expect(shownOn(sent(body, path))).toEqual(expected)
  })

  it.each<readonly [string, string, string]>([
    ['a choice of some products', list(MUG + LAMP), '/'],
    ['a part of a category', list(MUG), '/category/ware'],
    ['what goes with a product', list(CUP + LAMP), '/product/mug'],
    [
      'a list with entries of something else',
      list(`${MUG}${CUP}${LAMP}<div class="w-dyn-item">Ad</div>`),
      '/',
    ],
  ])('is not added to %s', (_, body, path) => {
    expect(shownOn(sent(body, path))).not.toEqual(expect.arrayContaining(['bowl']))
  })

  it('is added to no list if it has no page', () => {
    expect(shownOn(sent(list(MUG + CUP + LAMP), '/shop', false))).toEqual(['mug', 'cup', 'lamp'])
  })

  it('gets an entry with its own name, picture, words, price and form', () => {
    const html = sent(list(MUG + CUP), '/category/ware')
    const made = html.slice(html.indexOf('<a href="/product/bowl"'))
    for (const part of [
      '>Bowl &lt;1&gt;</h3>',
      'src="/bowl.png"',
      '>For soup</p>',
      '>€9.00</div>',
      `data-commerce-product-id="${idOf('bowl')}"`,
    ])
      expect(made).toContain(part)
    for (const part of ['Mug', 'mug', 'For tea', 'srcset', 'sku-id="old"']) expect(made).not.toContain(part)
  })

  it('gets its own name even if the names of others were changed since', () => {
    const html = sent(list(entry('mug', 'Beaker', 'For tea') + CUP), '/category/ware')
    expect(html).not.toContain('Beaker')
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Mug',
      'Cup',
      'Bowl &lt;1&gt;',
    ])
  })

  it('gets no words of another product: its description replaces theirs, other words are removed', () => {
    const said = 'Thrown on the wheel in Leipzig, glazed by hand.'
    const cards = [entry('mug', 'Mug', said), entry('cup', 'Cup', `${said} Twice.`)]
    const html = sent(list(cards.join('')), '/category/ware')
    const made = html.slice(html.indexOf('<a href="/product/bowl"'))
    expect(made).toContain('>For soup</p>')
    expect(made).not.toContain('Leipzig')
    const tags = [entry('mug', 'Mug', 'Best seller'), entry('cup', 'Cup', 'Last pieces')]
    const other = sent(list(tags.join('')), '/category/ware')
    expect(other.slice(other.indexOf('<a href="/product/bowl"'))).not.toMatch(/Best seller|Last pieces/)
    const same = [entry('mug', 'Mug', 'Details'), entry('cup', 'Cup', 'Details')]
    expect(sent(list(same.join('')), '/category/ware')).toMatch(/href="\/product\/bowl"[^]*>Details<\/p>/)
  })

  it('is recognised by links that name the file of its page', () => {
    const files = (MUG + CUP).replace(/href="\/(product\/\w+)"/g, 'href="$1.html"')
    expect(sent(list(files), '/category/ware')).toMatch(/cup\.html"[^]*href="\/product\/bowl"[^]*>Bowl/)
  })

  it('is sold on its page if it has options', () => {
    const html = sent(list(LAMP), '/category/light')
    const made = html.slice(html.indexOf('<a href="/product/spot"'))
    expect([made.includes('>Spot</h3>'), made.includes('<form')]).toEqual([true, false])
  })
})

describe('a saved list whose products are all replaced', () => {
  const old = (slug: string, price = '$ 1.00'): string =>
    `<div role="listitem" class="w-dyn-item"><a href="/product/${slug}"><img src="${slug}.jpg" alt="">` +
    `<h3>${slug}</h3>` +
    `<p>${slug} is thrown by hand in Leipzig, and no two are alike.</p></a><div class="cost">${price}</div>` +
    `<s class="was">$ 9.99</s>${form(slug)}</div>`
  const GONE = old('jug') + old('vase', '$ 2.00')
  const EMPTY = '<div class="w-dyn-hide w-dyn-empty">No items found.</div>'
  const replaced = (body: string, path: string): string => {
    const parsed = valueOf(parsePage(page(`<div data-wf-cart-query="query"></div>${body}`)))
    const needs = shopNeeds(parsed, path)
    if (needs === null) return parsed.html
    const ownPages = { has: (slug: string) => ['jug', 'vase'].includes(slug), makesPages: true }
    const products = new Map([[null, PRODUCTS] as const])
    const { has: wasSold } = ownPages
    const data = { product: null, products, site: SITE, nowMs: 0, query: null, ownPages, wasSold }
    return applyEdits(parsed.html, shopEdits(parsed, needs, data))
  }

  it.each([
    ['all products', list(GONE), '/', ['mug', 'cup', 'lamp', 'bowl', 'spot']],
    ['those of the category of its page', list(GONE), '/category/light', ['lamp', 'spot']],
    [
      'those of the category that it names',
      list(GONE, ' data-vitrine-category="Light"'),
      '/',
      ['lamp', 'spot'],
    ],
  ])('shows %s, in the form of its entries', (_, body, path, expected) => {
    const html = replaced(body.replace(/<\/div>$/, `${EMPTY}</div>`), path)
    expect(html).toMatch(/class="(?:w-dyn-hide w-dyn-empty|w-dyn-empty w-dyn-hide)">No items/)
    expect(shownOn(html)).toEqual(expected)
    expect(html).not.toMatch(/jug|vase|Leipzig|\$ /)
    expect(html).toMatch(/<h3[^>]*>Lamp<\/h3>[^]*class="cost"[^>]*>€40\.00<|data-vitrine-product="lamp"/)
  })

  it.each<readonly [string, string, string, readonly string[], readonly string[]]>([
    ['all products', MUG + CUP + LAMP, '/shop', ['lamp'], ['mug', 'cup', 'bowl', 'spot']],
    ['a category on its page', LAMP, '/category/light', ['lamp'], ['spot']],
    ['a category elsewhere', MUG + CUP, '/', ['cup'], ['mug', 'bowl']],
    ['a choice, of which some are left', MUG + LAMP, '/', ['lamp'], ['mug']],
    ['a choice, as many as were saved', LAMP, '/', ['lamp'], ['bowl']],
  ])('shows the new ones if a part is replaced: %s', (_, entries, path, gone, expected) => {
    expect(shownOn(sent(list(entries), path, true, gone))).toEqual(expected)
  })

  it("shows no related products on a product's page", () => {
    expect(shownOn(replaced(list(GONE), '/product/mug'))).toEqual([])
  })
})

/** The findings of the owner's check about lists of a saved page. */
const foundIn = (body: string, path: string, hasTemplate = true, sold = PRODUCTS): readonly Finding[] =>
  listFindings(valueOf(parsePage(page(`<div data-wf-cart-query="query"></div>${body}`))), path, {
    products: new Map(sold.map((product) => [product.slug, product])),
    names: new Set([
      ...[...SAVED].map((slug) => `product/${slug}.html`),
      ...(hasTemplate ? ['detail_product.html'] : []),
    ]),
  })
const findingsOf = (...what: Parameters<typeof foundIn>): readonly string[] =>
  foundIn(...what).map(({ page: where, message }) => `${where}: ${message}`)

describe('the check of a saved shop', () => {
  const CHOICE = 'A product that is added to the catalogue does not appear in the saved list of'

  it.each<readonly [string, string, string, string]>([
    ['a choice', list(MUG + LAMP), 'index.html', `${CHOICE} mug, lamp, which shows a selection.`],
    ['a part of a category', list(MUG), 'category/ware.html', `${CHOICE} mug, which shows a selection.`],
    [
      'a list with entries of something else',
      list(`${MUG}${CUP}${LAMP}<div class="w-dyn-item">Ad</div>`),
      'shop.html',
      `${CHOICE} mug, cup, lamp, since some of its entries lead to no product.`,
    ],
  ])('names %s, to which new products are not added', (_, body, path, message) => {
    expect(findingsOf(body, path)).toEqual([`${path}: ${message}`])
  })

  it('names a selection without any sold product, with the line to write', () => {
    const left = PRODUCTS.filter(({ slug }) => slug !== 'lamp')
    expect(foundIn(list(LAMP), 'index.html', true, left)).toEqual([
      expect.objectContaining({
        level: 'problem',
        page: 'index.html',
        message:
          'None of the products of the saved list of lamp is in the catalogue: it shows ' +
          'new products instead, at most 1.',
        fix:
          'Write data-vitrine-products="" (every product) or data-vitrine-category="Ware" or ' +
          'data-vitrine-category="Light" on its w-dyn-list (docs/adopt.md).',
      }),
    ])
    expect(foundIn(list(LAMP), 'category/light.html', true, left)).toEqual([])
  })

  it.each<readonly [string, string, string]>([
    ['a list of all products', list(MUG + CUP + LAMP), 'shop.html'],
    ['the list of a category page', list(CUP + MUG), 'category/ware.html'],
    ['a list that its owner named', list(MUG, ' data-vitrine-products'), 'index.html'],
    ['what goes with a product', list(CUP + LAMP), 'product/mug.html'],
    ['the same on the template of product pages', list(CUP + LAMP), 'detail_product.html'],
    ['a list of something else', list('<div class="w-dyn-item"><a href="/post/a">A</a></div>'), 'index.html'],
  ])('reports nothing about %s', (_, body, path) => {
    expect(findingsOf(body, path)).toEqual([])
  })

  it('reports once that lists do not grow without the template of product pages', () => {
    expect(findingsOf(list(MUG + CUP + LAMP) + list(MUG), 'shop.html', false)).toEqual([
      expect.stringContaining('null: A product that is added to the catalogue gets no page'),
    ])
  })
})
