import { describe, expect, it } from '@jest/globals'
import { productTemplate } from '../../../../../adapters/site/export/pieces/product-template.js'
import { applyEdits, parsePage, shopEdits, shopNeeds } from '../../../../../adapters/site/pages/index.js'
import { expectLinear } from '../../../../support/processes/linear-time.js'
import { valueOf } from '../../../../support/value-of.js'
import { PRODUCTS, SITE } from '../../pages/shop-pages.fixture.js'

const bound = (field: string, to: string): string =>
  `data-wf-sku-bindings="${encodeURIComponent(JSON.stringify([{ from: field, to }]))}"`
const FORM =
  '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="id-kettle" ' +
  'data-commerce-sku-id="sku-kettle"><div data-node-type="commerce-add-to-cart-option-list">' +
  '<div><label>Size</label><select data-commerce-option-set-id="s"><option value="l">Large</option></select></div>' +
  '</div><input type="submit" value="Add"></form>'
const RELATED =
  '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><a href="/product/pot">Pot</a>' +
  '</div></div></div>'

/** The saved page of a kettle. */
const saved = (main: string): string =>
  '<!DOCTYPE html><html data-wf-page="p" data-wf-item-slug="kettle" data-wf-collection="c"><head>' +
  '<title>Kettle | Ware</title><meta property="og:title" content="Kettle | Ware">' +
  '<meta name="description" content="A kettle."><link rel="canonical" href="https://ware.example/product/kettle">' +
  '<script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>' +
  '<link href="../css/site.css" rel="stylesheet"></head><body data-wf-cart-query="q">' +
  `<nav><a href="/">Ware</a><h1 class="overlay">Search here</h1></nav><main>${main}</main>${RELATED}</body></html>`
const MAIN =
  `<div class="crumbs"><a href="/shop">Shop</a><span>Kettle</span></div><h1 class="name">Kettle</h1>` +
  `<img ${bound('f_main_image_4dr', 'src')} src="../images/kettle.png"><div ${bound('f_price_', 'innerHTML')}>` +
  `$ 49.00 USD</div>${FORM}<div class="about w-richtext"><p>It boils.</p></div>`

const templateOf = (main: string): string =>
  productTemplate(valueOf(parsePage(saved(main))), 'product/kettle.html')?.html ?? ''

/** The template as it is sent for a product of the catalogue. */
function sentFor(slug: string, main = MAIN): string {
  const page = valueOf(parsePage(templateOf(main)))
  const path = `/product/${slug}`
  const needs = shopNeeds(page, path)
  if (needs === null) return page.html
  const product = PRODUCTS.find((each) => each.slug === slug) ?? null
  const products = new Map([[null, PRODUCTS] as const])
  return applyEdits(
    page.html,
    shopEdits(page, needs, { product, products, site: SITE, nowMs: 0, query: null }),
  )
}

describe('the page of a new product, made from the saved page of another', () => {
  it('hides the saved product', () => {
    const html = templateOf(MAIN)
    for (const part of [
      'Kettle',
      'kettle"',
      'It boils',
      'id-kettle',
      'sku-kettle',
      'Large',
      'canonical',
      'ld+json',
    ])
      expect([part, html.includes(part)]).toEqual([part, false])
    for (const part of [
      'Search here',
      '<a href="/product/pot">Pot</a>',
      'href="css/site.css"',
      'class="about w-richtext"',
    ])
      expect(html).toContain(part)
  })

  it('shows each product of the catalogue in the design of the saved one', () => {
    const html = sentFor('mug')
    for (const part of [
      '<h1 data-vitrine-bind="name" class="name">Mug &lt;1&gt;</h1>',
      '<span data-vitrine-bind="name">Mug &lt;1&gt;</span>',
      'src="/mug.png"',
      '>€12.00</div>',
      '<p>For <b>tea</b></p>',
      'Blue',
      'Search here</h1>',
      '"@type":"Product"',
    ])
      expect(html).toContain(part)
    expect(html).toMatch(/<title>[^<]*Mug &lt;1&gt;/)
    expect(sentFor('cup')).toContain('<h1 data-vitrine-bind="name" class="name">Cup</h1>')
  })

  it('shows the picture if none was bound', () => {
    const main = MAIN.replace(
      /<img [^>]*>/,
      '<div><img src="../images/kettle.png" srcset="k.png 2x" sizes="9vw"></div>',
    )
    const html = sentFor('cup', main)
    expect(html).toContain('data-vitrine-bind="main-image"')
    expect([html.includes('src="/cup.png"'), html.includes('kettle.png'), html.includes('srcset')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('sells the product of its address in each of its own forms', () => {
    const html = sentFor('mug', `${MAIN}<div class="on-phones">${FORM}</div>`)
    expect(html.match(/data-commerce-product-id="[^"]*"/g)).toEqual(
      Array(2).fill('data-commerce-product-id=""'),
    )
    expect([html.includes('sku-kettle'), html.includes('Large')]).toEqual([false, false])
  })

  it('shows the product also inside its form', () => {
    const picture = `<img ${bound('f_main_image_4dr', 'src')} src="../images/kettle.png" class="inside">`
    const html = sentFor('mug', MAIN.replace('<input type="submit"', `${picture}<input type="submit"`))
    expect(html).toMatch(/<img [^>]*src="\/mug\.png"[^>]*class="inside"/)
    expect(html).toContain('Blue')
  })

  const CONTROL =
    '<div class="size"><label>Size</label><select data-node-type="commerce-add-to-cart-option-select" ' +
    'data-commerce-option-set-id="s"><option value="l">Large</option></select></div>'
  const selectsIn = (html: string): number => html.match(/<select/g)?.length ?? 0

  it.each([
    ['without options', '', 'without a class'],
    ['with options in no list', CONTROL, 'class="size"'],
    [
      'with options between its fields',
      CONTROL.replace('</div>', '<input type="number"></div>'),
      'type="number"',
    ],
    ['with two lists', '<div data-node-type="commerce-add-to-cart-option-list"></div>'.repeat(2), 'list'],
  ])('shows the options of a product once, made from a page %s', (_, options, kept) => {
    const form = FORM.replace(/<div data-node.*<\/div>(?=<input)/, options)
    const html = sentFor('mug', MAIN.replace(FORM, form))
    expect([selectsIn(html), html.includes('Blue'), html.includes('Large')]).toEqual([1, true, false])
    expect([kept === 'without a class' || html.includes(kept), selectsIn(sentFor('cup', form))]).toEqual([
      true,
      0,
    ])
  })

  const LISTED = (inside: string): string =>
    FORM.replace(
      /<div data-node.*<\/div>(?=<input)/,
      `<div data-node-type="commerce-add-to-cart-option-list">${inside}</div>`,
    )
  const PILLS =
    '<div class="swatches"><label class="swatch-label" for="option-set-s">Size: </label>' +
    '<div class="swatch-row" role="radiogroup" data-node-type="commerce-add-to-cart-pill-group" ' +
    'id="option-set-s" data-commerce-option-set-id="s"><div class="swatch w--ecommerce-pill-selected" ' +
    'data-node-type="commerce-add-to-cart-pill" data-option-id="l" role="radio"><b>Large</b></div>' +
    '<div class="swatch" data-node-type="commerce-add-to-cart-pill" data-option-id="xl"><b>Extra</b></div></div></div>'
  const SELECT =
    '<div class="pick"><label class="pick-label" for="option-set-s">Size</label><select class="pick-field w-select" ' +
    'id="option-set-s" data-node-type="commerce-add-to-cart-option-select" data-commerce-option-set-id="s">' +
    '<option value="">Select Size</option><option value="l">Large</option></select></div>'

  it('shows the options of other products in the fields of the saved one', () => {
    const html = sentFor('mug', MAIN.replace(FORM, LISTED(SELECT)))
    for (const part of [
      'class="pick"',
      'class="pick-label"',
      'class="pick-field w-select"',
      '>Select<',
      'Blue',
    ])
      expect([part, html.includes(part)]).toEqual([part, true])
    expect([html.includes('Size'), html.includes('Large'), selectsIn(html)]).toEqual([false, false, 1])
  })

  it('shows them as pills, none of them chosen', () => {
    const html = sentFor('mug', MAIN.replace(FORM, LISTED(PILLS)))
    expect(html.match(/<div class="swatch" data-node-type="commerce-add-to-cart-pill"/g)?.length).toBe(
      PRODUCTS.find(({ slug }) => slug === 'mug')!.optionSets[0]!.values.length,
    )
    expect([html.includes('<b>Blue</b>'), html.includes('class="swatch-row"')]).toEqual([true, true])
    expect([html.includes('pill-selected'), html.includes('<select'), html.includes('Large')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([
    ['de', 'Größe wählen', 'Bitte wählen'],
    ['pl', 'Wybierz Size', 'Wybierz'],
    ['en', 'Pick one', 'Pick one'],
  ])('asks for a choice in the words of the page: %s, %s', (language, written, choose) => {
    const form = LISTED(
      SELECT.replace('Select Size', written).replace('>Size<', language === 'de' ? '>Größe<' : '>Size<'),
    )
    const page = saved(MAIN.replace(FORM, form)).replace('<html ', `<html lang="${language}" `)
    const html = productTemplate(valueOf(parsePage(page)), 'product/kettle.html')?.html ?? ''
    expect(html).toContain(`<option value="">${choose}</option>`)
  })

  it('shows the product of its address also if a list of others sells that too', () => {
    const { id } = PRODUCTS.find(({ slug }) => slug === 'mug')!
    const others = `<div class="w-dyn-item">${FORM.replace('id-kettle', id)}</div>`
    expect(sentFor('mug', MAIN + others)).toContain(
      '<h1 data-vitrine-bind="name" class="name">Mug &lt;1&gt;</h1>',
    )
  })

  it('is never made from a page without its own product form', () => {
    expect(templateOf('<h1>Kettle</h1>')).toBe('')
  })
})

describe('the template of a hostile page', () => {
  const size = '<label>Size</label>'
  it.each<[string, (length: number) => string]>([
    ['selects in one block', (length) => size + '<select></select>'.repeat(length / 20)],
    ['selects, each in a part of its own', (length) => size + '<p><select></select></p>'.repeat(length / 20)],
    [
      'selects inside each other',
      (length) => size + '<p><select></select>'.repeat(Math.min(length / 20, 400)),
    ],
    ['blanks in a label', (length) => `<label>${' '.repeat(length)}x</label><select></select>`],
    ['colons in a label', (length) => `<label>${':'.repeat(length)}x</label><select></select>`],
  ])('takes linear time: %s', (_name, blockOf) =>
    expectLinear(templateOf, (length) => MAIN.replace(/<label>.*<\/select>/, () => blockOf(length))),
  )
})
