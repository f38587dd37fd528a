/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { itemWrapper } from '../../../../adapters/browser/shop/product/item-wrapper.js'
import { namedFields, recognisedFields } from '../../../../adapters/browser/shop/product/item-fields.js'
import { completeTitle } from '../../../../adapters/browser/shop/product/page-title.js'

afterEach(() => document.body.replaceChildren())

const FORM = '<div><form id="form"><p></p><input type="submit"></form></div>'

/** The text of each recognised element of a page, by its id. */
function shownOn(html: string, arrange: () => void = () => undefined): Readonly<Record<string, string>> {
  document.body.innerHTML = html
  arrange()
  const form = document.getElementById('form') as HTMLElement
  const wrapper = itemWrapper(form)
  const named = namedFields([...document.querySelectorAll<HTMLElement>('[data-vitrine-bind]')])
  return Object.fromEntries(
    recognisedFields(form, wrapper, named).map(({ element, field }) => [element.id, field]),
  )
}

describe('the parts of an exported product page', () => {
  it('are the empty ones nearest to the form', () => {
    const page = `<section><img id="image" src=""><div><h2 id="name"></h2><div id="price" class="price-text"></div>
      <div id="before" class="compare-price"></div><p
        id="words"></p>${FORM}</div></section><section><h2></h2><p></p></section>`
    expect(shownOn(page)).toEqual({
      name: 'name',
      before: 'compare-at-price',
      price: 'price',
      image: 'main-image',
      words: 'description',
    })
  })

  it('are found by the price if the page does not show the name', () => {
    const page = `<section><h1>For everyone</h1></section><section><div><div id="top" class="price"></div><p
      id="words"></p></div>
      <div><div id="price" class="price"></div>${FORM}</div></section>`
    expect(shownOn(page)).toEqual({ top: 'price', price: 'price', words: 'description' })
  })

  it('show the name in an empty title of the page as well', () => {
    const page = `<header><h1 id="title"></h1></header><section><h3 id="name"></h3>${FORM}<h4></h4></section>`
    expect(shownOn(page)).toEqual({ title: 'name', name: 'name' })
  })

  it('show the price only if it looks the same', () => {
    const page =
      '<section><h1 id="name"></h1><div id="price" class="price"></div><div class="price-line">' +
      `</div>${FORM}</section>`
    expect(shownOn(page)).toEqual({ name: 'name', price: 'price' })
  })

  it('have the price in the empty text beside the name, under any style', () => {
    const page = `<section><div class="w-dyn-items"></div><div id="line" class="line"></div>
      <div><div id="price" class="display-1"></div><h1 id="name"></h1>${FORM}</div></section><div class="later"></div>`
    expect(shownOn(page)).toEqual({ name: 'name', price: 'price' })
  })

  it('have no price in decoration or in a widget', () => {
    const page =
      '<section><div id="line" class="line"></div><div class="w-icon-nav-menu"></div><h1 id="name">' +
      `</h1>${FORM}</section>`
    const draw = (): void => {
      Object.defineProperty(document.getElementById('line'), 'offsetHeight', { value: 1 })
    }
    expect(shownOn(page, draw)).toEqual({ name: 'name' })
  })

  it('are found by their class names if there is no heading', () => {
    const page = `<section><img id="image"
      src="https://cdn.example/plugins/Basic/assets/placeholder.60f9b1840c.svg"><div id="name"
      class="Product-Title">
      </div><div id="price" class="amount"></div>${FORM}</div></section>`
    expect(shownOn(page)).toEqual({ name: 'name', price: 'price', image: 'main-image' })
  })

  it('are the name and then the price if no class says anything', () => {
    const page =
      '<section><div id="name" class="text-block-5"></div><div id="price" class="text-block-6">' +
      `</div>${FORM}</section>`
    expect(shownOn(page)).toEqual({ name: 'name', price: 'price' })
  })

  it('have no name if the designer wrote one', () => {
    const page = `<section><h2>The mug</h2><div id="price" class="text-block-6"></div>${FORM}</section>`
    expect(shownOn(page)).toEqual({ price: 'price' })
  })

  it('have no picture if the designer chose one', () => {
    const page = `<section><img src="images/mug.png"><h2 id="name"></h2>${FORM}</section>`
    expect(shownOn(page)).toEqual({ name: 'name' })
  })

  it('have no picture among the bullets of a list', () => {
    const page = `<section><h1 id="name"></h1><ul><li><img alt=""></li></ul>${FORM}<img id="image" alt=""></section>`
    expect(shownOn(page)).toEqual({ name: 'name', image: 'main-image' })
  })

  it('are left alone in carts, navigation and other lists, and if the owner named them', () => {
    const page = `<nav><h2></h2></nav><section><h1 data-vitrine-bind="name"></h1><div id="price"
      class="price"></div>${FORM}
      <div data-node-type="commerce-cart-wrapper"><p></p></div><div class="w-dyn-item"><p></p><div
        class="price"></div></div></section>`
    expect(shownOn(page)).toEqual({ price: 'price' })
  })
})

describe('the title of an exported product page', () => {
  it.each([
    ['- The shop', 'Mug - The shop'],
    ['|', 'Mug'],
    ['', 'Mug'],
    ['Our mugs', 'Our mugs'],
  ])('%j becomes %j', (title, expected) => {
    document.title = title
    completeTitle(document, 'Mug')
    expect(document.title).toBe(expected)
  })
})
