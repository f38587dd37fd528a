import { describe, expect, it } from '@jest/globals'
import { shown, page, PRODUCT, CARD, LIST } from './shop-pages.fixture.js'

describe('a list of products as it is sent', () => {
  it('has an entry for each product, linked to its page, and no empty state', () => {
    const html = shown(page(LIST), '/')
    expect(html.match(/class="w-dyn-item"/g)).toHaveLength(3)
    expect(html).toContain('data-vitrine-product="cup"')
    expect(html).toContain('href="/product/mug"')
    expect(html).toContain('<h3 data-vitrine-bind="name">Lamp</h3>')
    expect(html).toContain('<div class="w-dyn-empty w-dyn-hide">')
    expect(html).toContain('data-vitrine-filled=""')
  })

  it("shows related products on a product's page, and a category under its name at its address", () => {
    const related = shown(page(PRODUCT + LIST), '/product/mug')
    expect([...related.matchAll(/data-vitrine-product="(\w+)"/g)].map(([, slug]) => slug)).toEqual(['cup'])
    const category = shown(page(`<h1></h1>${LIST}`), '/category/table-ware')
    expect(category).toContain('<h1>Table Ware</h1>')
    expect(category).toContain('<title>Table Ware - Ware</title>')
    expect([...category.matchAll(/data-vitrine-product="(\w+)"/g)].map(([, slug]) => slug)).toEqual([
      'mug',
      'cup',
    ])
  })

  it('shows its empty state if there are no products, and keeps its entry', () => {
    const html = shown(page(LIST.replace('w-dyn-list"', 'w-dyn-list" data-vitrine-category="None"')), '/')
    expect(html).toContain('<div class="w-dyn-items w-dyn-hide">')
    expect(html).toContain('<div class="w-dyn-empty">')
    expect(html).not.toContain('data-vitrine-filled')
  })

  it('draws entries that the designer made by hand in their places', () => {
    const own =
      `<div class="w-dyn-list"><div class="w-dyn-items">${CARD.replace('#', '/product/lamp')}` +
      `${CARD.replace('#', '/product/cup').replace('<h3></h3>', '<h3>My cup</h3>')}</div></div>`
    const html = shown(page(own), '/')
    expect(html).toContain('>€40.00</div>')
    expect(html).toContain('<h3>My cup</h3>')
    expect(html.match(/class="w-dyn-item"/g)).toHaveLength(2)
  })

  it('gives the fields of each entry unique ids, with their labels', () => {
    const entry =
      '<div class="w-dyn-item"><h3></h3><div class="price"></div>' +
      '<form data-node-type="commerce-add-to-cart-form"><label for="q">N</label>' +
      '<input id="q" name="commerce-add-to-cart-quantity-input"></form></div>'
    const html = shown(page(`<div class="w-dyn-list"><div class="w-dyn-items">${entry}</div></div>`), '/')
    expect([...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['q', 'q-2', 'q-3'])
    expect([...html.matchAll(/<label for="(q[^"]*)"/g)].map(([, id]) => id)).toEqual(['q', 'q-2', 'q-3'])
  })

  it('does not change other lists and pages without lists', () => {
    const posts = page(
      '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><h3></h3></div></div></div>',
    )
    expect(shown(posts, '/')).toBe(posts)
    expect(shown(page('<h1></h1>'), '/')).toBe(page('<h1></h1>'))
  })
})
