import { describe, expect, it } from '@jest/globals'
import { page, PRODUCTS, shown, SITE } from './shop-pages.fixture.js'

const bound = (field: string): string =>
  encodeURIComponent(JSON.stringify([{ from: field, to: 'innerHTML' }]))
const price = (text: string): string => `<div data-wf-sku-bindings="${bound('f_price_')}">${text}</div>`
const entry = (inside: string): string => `<div class="w-dyn-item">${inside}</div>`
const list = (...entries: readonly string[]): string =>
  `<div class="w-dyn-list"><div class="w-dyn-items">${entries.join('')}</div></div>`
const form = (id: string): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id}"></form>`
const CART = '<div data-wf-cart-query="query">cart</div>'
const idOf = (slug: string): string => PRODUCTS.find((product) => product.slug === slug)?.id ?? ''

describe('an entry of a list that was saved with its product', () => {
  const linked = entry(`<a href="/product/lamp">Lamp</a>${price('$ 1.00 USD')}`)

  it.each(['/', '/shop', '/category/light', '/product/mug'])(
    'shows the price of the catalogue at %s',
    (path) => {
      const sent = shown(page(CART + list(linked)), path)
      expect(sent).toContain('>€40.00</div>')
      expect(sent).not.toContain('$ 1.00 USD')
    },
  )

  it('is recognised by the id in its form, before its links', () => {
    const stated = entry(`<a href="/product/gone">x</a>${price('$ 1.00')}${form(idOf('cup'))}`)
    expect(shown(page(list(stated)), '/shop')).toContain('>€4.50</div>')
  })

  it('is removed with its product, if the list shows one that is sold', () => {
    const gone = entry(`<a href="/product/gone">Gone</a>${price('$ 7.00')}`)
    const post = entry('<a href="/post/a">A post</a>')
    expect(shown(page(CART + list(linked, gone)), '/shop')).not.toContain('Gone')
    expect(shown(page(CART + list(gone, linked)), '/shop')).toContain('<a href="/product/lamp">Lamp</a>')
    expect(shown(page(CART + list(gone)), '/shop')).toContain(gone)
    expect(shown(page(CART + list(linked, gone, post)), '/shop')).toContain(gone)
  })

  it('is removed with a product that was sold before, also as the last one of its list', () => {
    const gone = entry(`<a href="/product/gone">Gone</a>${price('$ 7.00')}`)
    const empty = '<div class="w-dyn-hide w-dyn-empty">No items found.</div>'
    const html = page(CART + list(gone).replace(/<\/div>$/, `${empty}</div>`))
    const sentWhere = (slug: string): string =>
      shown(html, '/shop', SITE, null, PRODUCTS, { wasSold: (each) => each === slug })
    expect(sentWhere('gone')).not.toContain('Gone')
    expect(sentWhere('gone')).toContain('<div class="w-dyn-empty">No items found.</div>')
    expect(sentWhere('other')).toContain('Gone')
  })

  it.each([
    ['an entry', '/shop', 'Cup, once called Tumbler', 'Cup'],
    ['an entry of a page in another language', '/de/shop', 'Tasse', 'Tasse'],
    ['an entry with the name of its address', '/shop', 'CUP', 'Cup'],
  ])('shows the name that the catalogue has now: %s', (_, path, written, expected) => {
    const named = (slug: string, name: string, kind: string): string =>
      entry(`<a href="/product/${slug}"><h3>${name}</h3><p>${kind}</p></a>`)
    const sent = shown(page(CART + list(named('lamp', 'Lamp', 'New'), named('cup', written, 'New'))), path)
    expect(sent).toContain(`<h3>${expected}</h3><p>New</p>`)
    expect(sent).toContain('<h3>Lamp</h3>')
  })

  it('keeps words if the entries agree on no place of the name', () => {
    const other = entry('<a href="/product/cup"><h3>Our cup</h3></a>')
    const third = entry('<a href="/product/mug"><h3>A mug</h3></a>')
    const sent = shown(page(CART + list(linked, other, third)), '/shop')
    expect(sent).toContain('<h3>Our cup</h3>')
    expect(sent).toContain('<h3>A mug</h3>')
  })

  it('shows its own product beside others', () => {
    const other = entry(`<a href="/product/cup">Cup</a>${price('$ 2.00')}`)
    expect(shown(page(CART + list(linked, other)), '/shop')).toMatch(/Lamp[^]*€40\.00[^]*Cup[^]*€4\.50/)
  })
})
