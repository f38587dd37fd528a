import { describe, it } from '@jest/globals'
import { pageShell } from '../../../../adapters/site/export/pieces/page-shell.js'
import { markedLists } from '../../../../adapters/site/export/pages/mark-lists.js'
import { productLinksOn, productsOnPage } from '../../../../adapters/site/export/products/page-products.js'
import { writtenPriceMarks } from '../../../../adapters/site/export/products/written-price-marks.js'
import { writtenPrices } from '../../../../adapters/site/export/products/written-prices.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../adapters/site/pages/index.js'
import { settingsOf } from '../../../support/shop/store-fixture.js'
import { expectLinear } from '../../../support/processes/linear-time.js'
import { valueOf } from '../../../support/value-of.js'

const SETTINGS = settingsOf({ name: 'Ware', currency: 'EUR', country: 'DE', shipping: [] })
const CATALOGUE = 'Product Handle,Product Name,Variant Price\nlamp,Lamp,12.50\n'
const PRODUCTS = new Map(
  valueOf(await parseCatalogue(CATALOGUE, SETTINGS)).map((product) => [product.slug as string, product]),
)
const LISTS = { hasProducts: true, collections: ['posts', 'people'] }
const UNSAVED = { queryPages: { addressOf: () => null }, pageSizes: new Map() } as unknown as Parameters<
  typeof markedLists
>[3]

const form = (id: number): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id}" data-commerce-sku-id="1">` +
  '<i></i></form>'
const list =
  '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><h3></h3><img src=""></div></div></div>'
const option = '<div data-commerce-option-set-id="a"><label>A</label><i data-option-id="b">B</i></div>'

type Part = readonly [before: string, partOf: (index: number) => string, after: string]

/** Parts that a page may repeat without end, and the readers that look at all of it for each of them. */
const PAGES: Readonly<Record<string, readonly [Part, (page: ParsedPage) => unknown]>> = {
  'headings in a link': [
    ['<a href="/product/lamp">', (index) => `<h3>n ${index}</h3>`, '</a>'],
    productLinksOn,
  ],
  'forms of an entry': [
    ['<div class="w-dyn-item"><a href="/product/lamp"></a>', form, '</div>'],
    (page) => productsOnPage(page, 'index.html'),
  ],
  'forms of a page': [
    ['<h1>Lamp</h1>', form, ''],
    (page) => [productsOnPage(page, 'product/lamp.html'), writtenPriceMarks(page)],
  ],
  'options of a form': [
    [form(1).replace('</form>', ''), () => option, '</form>'],
    (page) => productsOnPage(page, 'product/lamp.html'),
  ],
  'links to one product': [
    ['', () => '<a href="/product/lamp">x</a>', ''],
    (page) => writtenPrices(page, 'index.html', PRODUCTS),
  ],
  'links beside one price': [
    ['<div><div><b>€ 9.00</b>', () => '<a href="/product/lamp">x</a>', '</div></div>'],
    (page) => writtenPrices(page, 'index.html', PRODUCTS),
  ],
  'lists of a section': [
    ['<section><h2>New</h2>', () => list, '</section>'],
    (page) => markedLists(page, 'index.html', LISTS, UNSAVED),
  ],
  'parts behind a footer': [
    ['<div><header>a</header><footer>b</footer>', () => '<p>x</p>', `</div>${'<div>c</div>'.repeat(300)}`],
    pageShell,
  ],
  'parts in nested footers': [
    ['<div class="footer">'.repeat(200) + '<header>a</header>', () => '<p>x</p>', '</div>'.repeat(200)],
    pageShell,
  ],
}

describe.each(Object.entries(PAGES))('reading %s', (_, [[before, partOf, after], read]) => {
  it('takes time by the number of parts alone', async () => {
    await expectLinear(
      (text) => {
        const count = text.length / 20
        const parts = Array.from({ length: count }, (__, index) => partOf(index)).join('')
        return read(valueOf(parsePage(`<html><head></head><body>${before}${parts}${after}</body></html>`)))
      },
      (length) => ' '.repeat(length),
    )
  })
})
