import { describe, expect, it } from '@jest/globals'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import { catalogueRows } from '../../../../../adapters/site/export/products/catalogue-rows.js'
import { mergeProducts } from '../../../../../adapters/site/export/products/merge-products.js'
import { productsOnPage } from '../../../../../adapters/site/export/products/page-products.js'
import { productNameOf } from '../../../../../adapters/site/export/products/product-name.js'
import type { NameSource } from '../../../../../adapters/site/export/products/product-name.js'
import { valueOf } from '../../../../support/value-of.js'

type Said = Partial<Record<NameSource, string>>

describe('the name of a product', () => {
  it.each<readonly [string, Said, string | null]>([
    ['all agree', { heading: 'Oak stool', title: 'Oak stool', slug: 'oak-stool' }, 'Oak stool'],
    [
      'a search stands first',
      { heading: 'Search Here', title: 'Oak Stool | Shop', slug: 'oak-stool' },
      'Oak Stool',
    ],
    [
      'data disagree with a heading',
      { heading: 'New in', 'json-ld': 'Oak Stool', og: 'Oak Stool' },
      'Oak Stool',
    ],
    ['a breadcrumb shows the price', { breadcrumb: '$ 12.00 USD', title: 'Cup', slug: 'cup' }, 'Cup'],
    ['a heading shows the price', { heading: '1.234,50 €', og: 'Sofa – Haus', slug: 'sofa' }, 'Sofa'],
    ['the entry and the address agree', { heading: 'Sale', entry: 'Blue Mug', slug: 'blue-mug' }, 'Blue Mug'],
    [
      'accents and capitals are not in addresses',
      { heading: 'Menü', entry: 'CAFÉ Crème', slug: 'cafe-creme' },
      'CAFÉ Crème',
    ],
    ['a name of digits', { heading: '501', title: '501', slug: '501' }, '501'],
    ['nothing but an address', { slug: 'oak-stool' }, null],
    ['nothing', {}, null],
  ])('%s', (_, said, expected) => {
    const clues = Object.entries(said).map(([source, text]) => ({ source: source as NameSource, text }))
    expect(productNameOf(clues)).toBe(expected)
  })

  it.each([
    ['its category stands above it', '<h1>Flathead tool</h1><h2>Motor Cutter</h2>', 'Motor Cutter'],
    [
      'a badge stands above it',
      '<h4>10% off</h4><h3>Motor cutter</h3><h5>For electricians</h5>',
      'Motor cutter',
    ],
    ['nothing is like its address', '<h2>Best seller</h2><h3>YC-1</h3>', 'Best seller'],
    [
      'it is no heading',
      '<div class="card-title">Tools</div><p class="name">Motor cutter</p>',
      'Motor cutter',
    ],
  ])('in an entry is the one in the address if %s', (_, words, expected) => {
    const page = parsePage(`<html><body><div class="w-dyn-list"><div role="list" class="w-dyn-items">
      <div role="listitem" class="w-dyn-item">${words}<div>$ 9.00 USD</div><a href="/product/motor-cutter">More</a>
      <form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="id"></form></div></div></div>
      </body></html>`)
    expect(productsOnPage(valueOf(page), 'index.html').map(({ name }) => name)).toEqual([expected])
  })

  const pageOf = (slug: string, head: string) =>
    valueOf(
      parsePage(`<html data-wf-page="p" data-wf-item-slug="${slug}"><head>${head}</head><body>
      <div class="search"><h1>Search Here</h1></div><main><h2>${slug}</h2><div>$ 9.00 USD</div>
      <form data-node-type="commerce-add-to-cart-form"
        data-commerce-product-id="id-${slug}"></form></main></body></html>`),
    )
  const merged = (head: (slug: string) => string) =>
    mergeProducts(
      ['mug', 'cup', 'pot'].flatMap((slug) =>
        productsOnPage(pageOf(slug, head(slug)), `product/${slug}.html`),
      ),
      [],
    )

  it('is not the heading that is on every page', () => {
    expect(merged((slug) => `<title>Our ${slug}</title>`).map(({ name }) => name)).toEqual([
      'Our mug',
      'Our cup',
      'Our pot',
    ])
  })

  it('is reported to the owner if many products have it', () => {
    const products = merged(() => '')
    expect(catalogueRows(products, null).gaps).toContainEqual({
      product: 'Search Here',
      message: expect.stringContaining('3 products have this name (mug, cup, pot)'),
    })
  })
})
