import { describe, expect, it } from '@jest/globals'
import { productsOnPage } from '../../../../../adapters/site/export/products/page-products.js'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../../support/value-of.js'

const FORM = '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p1"></form>'

/** The prices of the product of a page, and of an entry, that holds these words. */
const pricesOf = (words: string): readonly (readonly [string, string | null, string | null])[] =>
  [
    `<main><h1>Boots</h1>${words}${FORM}</main>`,
    `<div class="w-dyn-item"><h3>Boots</h3>${words}${FORM}</div>`,
  ].flatMap((body) =>
    productsOnPage(valueOf(parsePage(`<html><body>${body}</body></html>`)), 'product/boots.html').map(
      ({ source, price, compareAt }) => [source, price, compareAt] as const,
    ),
  )
const both = (price: string | null, compareAt: string | null = null) => [
  ['page', price, compareAt],
  ['card', price, compareAt],
]

describe('unbound prices', () => {
  it.each([
    ['€12.50', '€12.50'],
    ['12,50 €', '12,50 €'],
    ['$&nbsp;1,234.50&nbsp;USD', '$ 1,234.50 USD'],
    ['CHF 40', 'CHF 40'],
    ['450 kr.', '450 kr.'],
    ['5 €', '5 €'],
    ['$199 AUD', '$199 AUD'],
    ['AUD $199', 'AUD $199'],
    ['199 $ CAD', '199 $ CAD'],
    ['CA$10', 'CA$10'],
  ])('are read if a text is a price and nothing else: %s', (text, price) => {
    expect(pricesOf(`<div>${text}</div>`)).toEqual(both(price))
  })

  it.each([
    '12.50',
    'Only €12.50',
    '3 for €10',
    'Size 9',
    '€',
    '€5 – €9',
    'MAY 2024 €5',
    'MAY 5',
    'TOP $ 5 OFF',
    '',
  ])('are none if a text says more, or names no currency: %j', (text) => {
    expect(pricesOf(`<div>${text}</div>`)).toEqual(both(null))
  })

  it.each([
    ['<div>€120.00</div><div>€150.00</div>', '€120.00', '€150.00'],
    ['<div>€150.00</div><div>€120.00</div>', '€120.00', '€150.00'],
    ['<div>€120.00</div><div>€120.00</div>', '€120.00', null],
    ['<div>€120.00</div><p><b>€150.00</b></p>', '€120.00', null],
    ['<div>€120.00</div><div>€150.00</div><div>€180.00</div>', '€120.00', null],
    ['<div>€120.00</div><div class="w-condition-invisible">€150.00</div>', '€120.00', null],
  ])('are two if exactly two are side by side: %s', (prices, price, compareAt) => {
    expect(pricesOf(`<div>${prices}</div>`)).toEqual(both(price, compareAt))
  })

  it.each(['<table><tr><td>€9.00</td></tr></table>', '<ul><li>€9.00</li></ul>', '<form><b>€9.00</b></form>'])(
    'are not those of variants: %s',
    (others) => {
      expect(pricesOf(`${others}<div>€12.00</div>`)).toEqual(both('€12.00'))
    },
  )

  it('are replaced by a price that is bound to the variant', () => {
    const bindings = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
    expect(pricesOf(`<b>€9.00</b><div data-wf-sku-bindings="${bindings}">€12.00</div>`)).toEqual(
      both('€12.00'),
    )
  })
})
