import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../../adapters/site/pages/index.js'
import { catalogueRows } from '../../../../../adapters/site/export/products/catalogue-rows.js'
import { currencySettingsOf } from '../../../../../adapters/site/export/products/currency-settings.js'
import { mergeProducts } from '../../../../../adapters/site/export/products/merge-products.js'
import { productLinksOn, productsOnPage } from '../../../../../adapters/site/export/products/page-products.js'
import type { FoundProduct } from '../../../../../adapters/site/export/products/page-products.js'
import { statedCurrency } from '../../../../../core/money/index.js'
import { readShownPrice } from '../../../../../adapters/site/export/products/shown-price.js'

function pageOf(html: string): ParsedPage {
  const page = parsePage(html)
  if (!page.ok) throw new Error(page.failure.message)
  return page.value
}

const bound = (field: string): string =>
  encodeURIComponent(JSON.stringify([{ from: field, to: 'innerHTML' }]))
const price = (text: string): string => `<div data-wf-sku-bindings="${bound('f_price_')}">${text}</div>`
const ID = '6'.repeat(24)
const SKU = '7'.repeat(24)
const OUT =
  '<div style="display:none" class="w-commerce-commerceaddtocartoutofstock"><div>Sold out.</div></div>'

const form = (id: string, inside = ''): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-sku-id="${SKU}"
    data-commerce-product-id="${id}">${inside}
  <input type="submit" data-node-type="commerce-add-to-cart-button" value="Add"></form>${OUT}`

const card = (id: string, name: string, more = ''): string =>
  `<div class="w-dyn-item">${more}<div class="tag-line">New</div><div class="card-name">${name}` +
  `</div>${price('$&nbsp;9.99&nbsp;USD')}${form(id)}</div>`

const pills = (values: readonly string[]): string =>
  `<div data-node-type="commerce-add-to-cart-option-list" data-commerce-product-sku-values="${encodeURIComponent(
    JSON.stringify({ set1: 'v1' }),
  )}"><div><label>Colour:</label><div data-node-type="commerce-add-to-cart-pill-group"
    data-commerce-option-set-id="set1">${values
      .map((name, index) => `<div data-option-id="v${index + 1}">${name}</div>`)
      .join('')}</div></div></div>`

const productPage = (body: string): ParsedPage =>
  pageOf(
    `<html data-wf-page="p" data-wf-item-slug="oak-stool"><head><meta property="og:image"
      content="https://x.test/og.png"></head><body>
    <nav><p>A very long text of the navigation that describes no product at all.</p></nav>${body}</body></html>`,
  )

const only = (found: readonly FoundProduct[]): FoundProduct => {
  const [first] = found
  if (first === undefined || found.length !== 1) throw new Error(`${found.length} products`)
  return first
}

describe('a saved product page', () => {
  const page = productPage(
    `<main><h1>Oak stool</h1><div class="w-richtext"><p>Solid oak.</p></div>${price('$ 129.00 USD')}
    <div data-wf-sku-bindings="${bound('f_compare_at_price_7dr10dr')}">$ 150.00 USD</div>
    <img data-wf-sku-bindings="${bound('f_main_image_4dr')}"
      src="../images/stool.png">${form(ID, pills(['Oak', 'Ash']))}</main>
    <div class="w-dyn-items">${card('8'.repeat(24), 'Another')}</div>`,
  )

  it('describes its product: ids, address, name, prices, picture, options, description', () => {
    const found = productsOnPage(page, 'product/oak-stool.html').filter(({ source }) => source === 'page')
    expect(only(found)).toMatchObject({
      productId: ID,
      skuId: SKU,
      slug: 'oak-stool',
      name: 'Oak stool',
      price: '$ 129.00 USD',
      compareAt: '$ 150.00 USD',
      images: ['/images/stool.png'],
      description: 'Solid oak.',
      options: [
        {
          id: 'set1',
          name: 'Colour',
          values: [
            { id: 'v1', name: 'Oak' },
            { id: 'v2', name: 'Ash' },
          ],
        },
      ],
      chosen: { set1: 'v1' },
    })
  })

  it('becomes a line for each variant, the shown one first, and reports unknown values', () => {
    const { rows, gaps } = catalogueRows(
      mergeProducts(productsOnPage(page, 'product/oak-stool.html'), []),
      null,
    )
    expect(
      rows.map((row) => [
        row['Product Handle'],
        row['Option 1 Value'],
        row['Variant ID'],
        row['Variant Price'],
      ]),
    ).toEqual([
      ['oak-stool', 'Oak', SKU, '129.00'],
      ['oak-stool', 'Ash', '', '129.00'],
      ['another', undefined, SKU, '9.99'],
    ])
    expect(gaps).toEqual([{ product: 'Oak stool', message: expect.stringContaining('one of 2 variants') }])
  })
})

describe('entries of lists', () => {
  it('state name and price of each product, without the words around them', () => {
    const page = pageOf(
      `<html data-wf-page="p"><body>${card(ID, 'Mug')}${card('8'.repeat(24), 'Pot')}</body></html>`,
    )
    expect(
      productsOnPage(page, 'shop.html').map(({ name, price: shown, source }) => [name, shown, source]),
    ).toEqual([
      ['Mug', '$ 9.99 USD', 'card'],
      ['Pot', '$ 9.99 USD', 'card'],
    ])
  })

  it('get their address from a link with the same name, and never that of another product', () => {
    const links = pageOf('<body><a href="/product/blue-mug"><div>Mug</div></a></body>')
    const page = pageOf(
      `<html data-wf-page="p"><body>${card(ID, 'Mug')}${card('8'.repeat(24), 'Mug')}</body></html>`,
    )
    const merged = mergeProducts(productsOnPage(page, 'shop.html'), productLinksOn(links))
    expect(merged.map(({ slug }) => slug)).toEqual(['blue-mug', 'blue-mug-2'])
  })

  it('and the page of one product are one product, which its own page names', () => {
    const found = [
      ...productsOnPage(
        pageOf(`<html data-wf-page="p"><body>${card(ID, 'Stool, oak')}</body></html>`),
        'shop.html',
      ),
      ...productsOnPage(productPage(`<h1>Oak stool</h1>${form(ID)}`), 'product/oak-stool.html'),
    ]
    expect(mergeProducts(found, []).map(({ name, slug, price: shown }) => [name, slug, shown])).toEqual([
      ['Oak stool', 'oak-stool', '$ 9.99 USD'],
    ])
  })

  it('of an export name no product', () => {
    const page = pageOf(`<body>${form('')}</body>`)
    expect(productsOnPage(page, 'detail_product.html')).toEqual([])
  })
})

describe('a price as a page shows it', () => {
  it.each([
    ['$ 9.99 USD', '9.99'],
    ['$\u00a01,234.50\u00a0USD', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['€ 12,00', '12.00'],
    ['¥ 1,200', '1200'],
    ['CHF 1’200.00', '1200.00'],
    ['$?9.99?USD', '9.99'],
    ['30', '30'],
    ['1,234.500', '1234.500'],
    ['0.500', '0.500'],
    ['1.2345', '1.2345'],
    ['1.234.567', '1234567'],
    ['1234.567', null],
    ['1.2.3', null],
    ['from $ 5 to $ 9', null],
    ['on request', null],
  ])('%s is %s', (text, plain) => {
    expect(readShownPrice(text, null)).toBe(plain)
  })

  it.each([
    ['9.99', { decimal: ',', group: '.' }, null],
    ['9,99', { decimal: '.', group: ',' }, null],
    ['1234,50', { decimal: ',', group: '' }, '1234.50'],
    ['1,23,456.50', { decimal: '.', group: ',' }, '123456.50'],
  ])('%s is no other amount if settings say how numbers are written', (text, settings, plain) => {
    expect(readShownPrice(text, settings)).toBe(plain)
  })

  it.each([
    ['$ 9.99 USD', 'USD'],
    ['9,99 €', 'EUR'],
    ['CHF 9', 'CHF'],
    ['$ 9.99', null],
    ['ABCD 9', null],
  ])('%s names %s beside it', (text, code) => {
    expect(statedCurrency(text)).toBe(code)
  })

  it('is read back in every number format of the settings', () => {
    const signs = fc.constantFrom(
      { decimal: '.', group: ',' },
      { decimal: ',', group: '.' },
      { decimal: ',', group: '’' },
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        signs,
        (whole, minor, settings) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, settings.group)
          const cents = String(minor).padStart(2, '0')
          expect(readShownPrice(`€ ${grouped}${settings.decimal}${cents} EUR`, settings)).toBe(
            `${whole}.${cents}`,
          )
        },
      ),
    )
  })
})

describe('the currency of a published shop', () => {
  it('is read from its page, without running it', () => {
    const script =
      'window.__WEBFLOW_CURRENCY_SETTINGS = {"currencyCode":"AUD","decimal":".","group":",",' +
      `"template":"{{wf {&quot;path&quot;:&quot;amount&quot;\\} }}"};`
    const page = pageOf(`<script type="text/javascript">${script}</script>`)
    expect(currencySettingsOf(page)).toEqual({ code: 'AUD', decimal: '.', group: ',' })
  })

  it('is unknown on pages without it or with an invalid one', () => {
    expect(currencySettingsOf(pageOf('<script>window.__WEBFLOW_CURRENCY_SETTINGS = f()</script>'))).toBeNull()
    expect(currencySettingsOf(pageOf('<p></p>'))).toBeNull()
  })
})
