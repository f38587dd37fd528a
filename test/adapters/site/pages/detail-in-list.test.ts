import { expect, it } from '@jest/globals'
import { FORM, PRODUCTS, page, shown } from './shop-pages.fixture.js'

const [MUG] = PRODUCTS
const entry = (inside: string): string => `<div class="w-dyn-list"><div class="w-dyn-items">
  <div class="w-dyn-item">${inside}</div></div></div>`
const OWN = FORM.replace('<form', `<form data-commerce-product-id="${MUG?.id ?? ''}"`)
const DETAIL = entry(`<h1>Mug</h1>${OWN}`)

it('a saved page with its product in an entry sells nothing of it in the forms of related products', () => {
  const related = entry(`<a href="/product/lamp">Lamp</a><em data-vitrine-bind="price">Ask</em>${FORM}`)
  const html = shown(page(DETAIL + related), '/product/mug')
  expect(html).toContain('<em data-vitrine-bind="price">€40.00</em>')
  expect(html.slice(html.indexOf('>Lamp<'))).not.toContain('Blue')
})

it('the form of a template sells the product of the address, also if an entry states that', () => {
  const html = shown(page(`<h1 data-vitrine-bind="name"></h1>${FORM}${DETAIL}`), '/product/mug')
  expect(html).toContain('<h1 data-vitrine-bind="name">Mug &lt;1&gt;</h1>')
})
