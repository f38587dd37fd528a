import { describe, expect, it } from '@jest/globals'
import { writtenNames } from '../../../../../adapters/site/export/products/written-names.js'
import { writtenPrices } from '../../../../../adapters/site/export/products/written-prices.js'
import { isWrittenIn } from '../../../../../core/money/index.js'
import { priceRunsIn } from '../../../../../adapters/site/export/products/price-runs.js'
import { parseCatalogue } from '../../../../../adapters/server/sql/shop/index.js'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import { settingsOf } from '../../../../support/shop/store-fixture.js'
import { valueOf } from '../../../../support/value-of.js'

const CATALOGUE = `Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Price,Variant Compare-at Price
otto,Otto Pendant,,,139.00,185.00
stool,Stool,Height,45 cm,1200.00,
stool,,Height,65 cm,1400.00,
`
const SETTINGS = settingsOf({ name: 'Ware', currency: 'EUR', country: 'DE', shipping: [] })
const PRODUCTS = new Map(
  valueOf(await parseCatalogue(CATALOGUE, SETTINGS)).map((product) => [product.slug as string, product]),
)

const said = (body: string): readonly string[] =>
  writtenPrices(valueOf(parsePage(`<html><body>${body}</body></html>`)), 'index.html', PRODUCTS).map(
    ({ page, message }) => `${page}: ${message}`,
  )
const card = (price: string, slug = 'otto'): string =>
  `<div class="card"><img src="x.png"><h3>Otto</h3><div>${price}</div><a href="/product/${slug}">See it</a></div>`

describe('a price written beside the link of a product', () => {
  it('is compared with the catalogue, and reported with page, product and both prices', () => {
    expect(said(card('€149.00'))).toEqual([
      'index.html: Otto Pendant is shown with €149.00 and costs €139.00 in the catalogue.',
    ])
  })

  it.each([
    ['with a sign behind', '149,00 €'],
    ['with a code', 'EUR 149'],
    ['without minor units', '€149'],
    ['in a sentence', 'from € 149.00 on'],
    ['beside the one before', '<s>€185.00</s> €149.00'],
  ])('is read %s', (_, price) => {
    expect(said(card(price))).toHaveLength(1)
  })

  it.each([
    ['that agrees', card('€139.00')],
    ['that agrees, beside the one before', card('<span>instead of</span> <s>€185.00</s> €139.00')],
    ['of another variant', card('1.400 €', 'stool')],
    ['that is bound', card('<b data-vitrine-bind="price">€149.00</b>')],
    ['of a product that the catalogue does not have', card('€149.00', 'lamp')],
    [
      'of several products',
      `<div><p>€149.00</p><a href="/product/otto">A</a><a href="/product/stool">B</a></div>`,
    ],
    ['among prices of several things', card('€149.00 €20.00 €30.00')],
    ['in another currency, beside that of the shop', card('£119.00</div><div>€139.00')],
    ['in other currencies, in one text with that of the shop', card('€139.00 / £119.00 / $149')],
    ['of shipping, in a sentence with the price', card('Only €139.00, free shipping over €50')],
    ['of shipping, beside the price', card('€139.00 + €5 shipping')],
    ['of shipping, before the price', card('Versand €5, jetzt €139.00')],
    ['of shipping, by itself', card('€139.00</div><div>Delivery: €4.90')],
    ['of shipping, without a comma', card('€139.00 free shipping over €50')],
    ['that is saved', card('<s>€185.00</s> €139.00, save €46.00')],
    ['that is off', card('€139.00 (€46.00 off)')],
    ['of an instalment', card('€139.00 or 4 payments of €34.75')],
    ['of a range that agrees', card('€1,200.00 – €1,400.00', 'stool')],
    ['of the lowest variant', card('from €1,200', 'stool')],
    ['that is no price', card('149 pieces, since 1949')],
    ['in code', card('<script>var price = "€149.00"</script>')],
  ])('is not reported %s', (_, body) => {
    expect(said(body)).toEqual([])
  })

  it.each([
    ['beside another currency', '€149.00 / £119.00 / $159', '€149.00'],
    ['in another currency alone', '£149.00', '£149.00'],
    ['after the known one', 'was €139.00 now €99.00', '€99.00'],
    ['before the known one', 'now €99.00, was €139.00', '€99.00'],
    ['after shipping', 'Shipping €5, price €149.00', '€149.00'],
    ['before free shipping', '€149.00 free shipping', '€149.00'],
    ['with shipping', '€149.00 shipping included', '€149.00'],
    ['behind free shipping', 'Free shipping €149.00', '€149.00'],
    ['beside both former prices and that of shipping', '€185.00 €149.00, shipping €5', '€149.00'],
    ['at the end of a range', '€139.00 – €149.00', '€149.00'],
    ['before the price of shipping', '€149.00, free shipping over €50', '€149.00'],
  ])('is reported %s', (_, text, written) => {
    expect(said(card(text))).toEqual([expect.stringContaining(`is shown with ${written} and costs €139.00`)])
  })

  it('is found in the link itself, and reported once for each product and price', () => {
    const link = '<a href="product/otto.html"><h3>Otto</h3><p>€149.00</p></a>'
    expect(said(`<div>${link}</div><div>${link}</div>`)).toHaveLength(1)
  })

  it('is that of the own card only, with any number of cards side by side', () => {
    expect(
      said(`<section>${card('€139.00')}${card('€1,200.00', 'stool')}${card('€149.00')}</section>`),
    ).toEqual([expect.stringContaining('shown with €149.00')])
  })
})

describe('a saved product page', () => {
  const form = '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="1"></form>'
  const named = (body: string, path: string): readonly string[] =>
    writtenNames(
      valueOf(parsePage(`<html><head><title>Ware</title></head><body>${body}</body></html>`)),
      path,
      PRODUCTS,
    ).map(({ page, message }) => `${page}: ${message}`)

  it('is named if it shows another name than the catalogue', () => {
    expect(named(`<h1>Ceiling light</h1>${form}`, 'product/otto.html')).toEqual([
      'product/otto.html: The page does not show the name that its product has in the catalogue: Otto Pendant.',
    ])
  })

  it.each([
    ['the name', `<h1>Otto Pendant</h1>${form}`, 'product/otto.html'],
    ['the name of its address, which is drawn anew', `<h1>Otto</h1>${form}`, 'product/otto.html'],
    ['a bound name', `<h1 data-vitrine-bind="name">Ceiling light</h1>${form}`, 'product/otto.html'],
    ['a product that is not in the catalogue', `<h1>Lamp</h1>${form}`, 'product/lamp.html'],
    ['no form', '<h1>Ceiling light</h1>', 'product/otto.html'],
    ['something else', `<h1>Ceiling light</h1>${form}`, 'index.html'],
    ['another language', `<h1>Deckenlampe</h1>${form}`, 'de/product/otto.html'],
  ])('is not named if it shows %s', (_, body, path) => {
    expect(named(body, path)).toEqual([])
  })
})

describe('a price with a sign of a country', () => {
  const SIGNS: Readonly<Record<string, readonly string[]>> = {
    USD: ['$', 'US$', 'USD'],
    AUD: ['$', 'A$', 'AU$', 'AUD'],
    CAD: ['$', 'C$', 'CA$', 'CAD'],
    NZD: ['$', 'NZ$'],
    HKD: ['$', 'HK$'],
    SGD: ['$', 'S$', 'SG$'],
    BRL: ['R$'],
    EUR: ['€', 'EUR'],
  }

  it.each(Object.keys(SIGNS))('is in %s only with its own sign', (currency) => {
    const isOwn = (price: string): boolean => isWrittenIn(currency, price)
    for (const [other, signs] of Object.entries(SIGNS))
      for (const sign of signs) {
        const [price = ''] = priceRunsIn(`Now ${sign} 149.00`)
        expect([sign, price, isOwn(price)]).toEqual([
          sign,
          `${sign} 149.00`,
          other === currency || SIGNS[currency]?.includes(sign) === true,
        ])
      }
  })
})
