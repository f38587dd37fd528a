import { describe, expect, it } from '@jest/globals'
import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  applyEdits,
  collectionEdits,
  parsePage,
  shopEdits,
  shopNeeds,
} from '../../../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { readCollection } from '../../../../core/collections/index.js'
import { valueOf } from '../../../support/value-of.js'
import { FORM, page, SETTINGS, SITE } from './shop-pages.fixture.js'

/** Elements whose text a page takes as code or as it stands, as the HTML standard names them. */
const RAW = ['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext']

const evilFor = (name: string): string => `</${name}><img src=x onerror=alert(1)><script>alert(1)</script>`
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** True if a browser, with scripts or without, finds foreign code in a page. */
function hasCode(html: string): boolean {
  return [true, false].some((scriptingEnabled) => {
    let isFound = false
    const look = (node: DefaultTreeAdapterTypes.Node): void => {
      if ('attrs' in node) isFound ||= node.attrs.some(({ name }) => name.startsWith('on'))
      if ('value' in node && node.parentNode !== null && 'tagName' in node.parentNode)
        isFound ||= /^(?:script|style)$/.test(node.parentNode.tagName) && node.value.includes('alert')
      if ('childNodes' in node) node.childNodes.forEach(look)
    }
    look(parse(html, { scriptingEnabled }))
    return isFound
  })
}

/** A part of a page that shows a field, in an element of this name. */
const part = (name: string): string => `<${name} data-vitrine-field="care"></${name}>`
const listOf = (name: string, more: string): string =>
  `<div class="w-dyn-list" ${more}><div class="w-dyn-items"><div class="w-dyn-item"><h3></h3>${part(name)}</div>` +
  '</div></div>'

async function shownInShop(name: string, body: string, path: string): Promise<string> {
  const table = `Product Handle,Product Name,Variant Price,Care\nmug,Mug,12.00,${quoted(evilFor(name))}\n`
  const products = valueOf(await parseCatalogue(table, SETTINGS)) as unknown as readonly Product[]
  const html = page(body)
  const needs = shopNeeds(valueOf(parsePage(html)), path)
  if (needs === null) throw new Error('the page needs nothing of the shop')
  const product = products.find(({ slug }) => slug === needs.slug) ?? null
  const lists = new Map(needs.categories.map((category) => [category, products]))
  const data = { product, products: lists, site: SITE, nowMs: 0, query: null }
  return applyEdits(html, shopEdits(valueOf(parsePage(html)), needs, data))
}

function shownInCollection(name: string, body: string, path: string): string {
  const posts = readCollection('post', ['Name', 'Slug', 'Care'], [['One', 'one', evilFor(name)]])
  if (posts === null) throw new Error('no collection')
  const html = page(body)
  const data = { collections: [posts], withPages: new Set(['post']), site: SITE }
  const place = { path, query: new URLSearchParams(), others: new Set<object>() }
  return applyEdits(html, collectionEdits(valueOf(parsePage(html)), data, place))
}

describe.each(RAW)('an element of code (%s) that names a field', (name) => {
  it.each([
    ['on the page of a product', () => shownInShop(name, `<h1></h1>${part(name)}${FORM}`, '/product/mug')],
    ['in a list of products', () => shownInShop(name, listOf(name, 'data-vitrine-products'), '/')],
    ['in a list of a collection', async () => shownInCollection(name, listOf(name, ''), '/posts')],
    [
      'on the page of an item',
      async () => shownInCollection(name, `<h1></h1>${part(name)}<div></div>`, '/post/one'),
    ],
  ])('gets no text of others, %s', async (_where, show) => {
    const html = await show()
    expect(html).toMatch(/Mug|One/)
    expect([html.includes(evilFor(name)), hasCode(html)]).toEqual([false, false])
  })
})
