import { describe, expect, it } from '@jest/globals'
import { writtenPriceMarks } from '../../../../../adapters/site/export/products/written-price-marks.js'
import { applyEdits, parsePage } from '../../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../../support/value-of.js'

const marked = (body: string, currency = 'EUR'): string => {
  const settings = `<script>window.__WEBFLOW_CURRENCY_SETTINGS = {"currencyCode":"${currency}"};</script>`
  const page = valueOf(parsePage(`<html><head>${settings}</head><body>${body}</body></html>`))
  return applyEdits(page.html, writtenPriceMarks(page))
}
const FORM = '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p1"></form>'
const entry = (inside: string): string =>
  `<div class="w-dyn-item"><a href="/product/mug">Mug</a>${inside}</div>`
const BOUND = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
const PRICE = 'data-vitrine-bind="price"'

describe('a price in plain text on a saved page', () => {
  it.each([
    ['of a product', `<main><h1>Mug</h1><p>€12.00</p>${FORM}</main>`, `<p ${PRICE}>€12.00</p>`, 'EUR'],
    ['in an entry', entry('<b>€12.00</b>'), `<b ${PRICE}>€12.00</b>`, 'EUR'],
    ['in the currency of the shop', entry('<b>149 ر.س</b>'), `<b ${PRICE}>149 ر.س</b>`, 'SAR'],
    [
      'beside the former one',
      entry('<b>€12.00</b><s>€15.00</s>'),
      `<b ${PRICE}>€12.00</b><s data-vitrine-bind="compare-at-price">€15.00</s>`,
      'EUR',
    ],
  ])('follows the catalogue: %s', (_, body, expected, currency) => {
    expect(marked(body, currency)).toContain(expected)
  })

  it.each([
    ['beside one that is bound already', entry(`<i data-wf-sku-bindings="${BOUND}">€12.00</i><b>€9.00</b>`)],
    ['that its owner bound', entry('<b data-vitrine-bind="lowest-price">€12.00</b><i>€9.00</i>')],
    ['of several products', entry('<a href="/product/cup">Cup</a><b>€12.00</b>')],
    ['in an entry of something else', '<div class="w-dyn-item"><a href="/post/a">A</a><b>€12.00</b></div>'],
    ['on a page without a form', '<h1>Mug</h1><p>€12.00</p>'],
    ['in a sentence', entry('<b>from €12.00</b>')],
  ])('stays as it is %s', (_, body) => {
    expect(marked(body)).not.toContain(PRICE)
  })
})
