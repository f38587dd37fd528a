import { describe, expect, it } from '@jest/globals'
import {
  applyEdits,
  attributeOf,
  enableCheckoutLinks,
  pageBlocks,
  parsePage,
} from '../../../../adapters/site/pages/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const page = (html: string) => valueOf(parsePage(html))
const opened = (html: string): string =>
  applyEdits(
    html,
    enableCheckoutLinks(page(html), { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }).edits,
  )
const marked = (html: string): readonly string[] =>
  pageBlocks(page(html))
    .filter(({ element }) => attributeOf(element, 'data-publishable-key') === '')
    .map(({ type }) => type)

const cart = (query: string, link = ''): string =>
  `<div data-node-type="commerce-cart-wrapper" data-wf-cart-query="${query}">` +
  `<a ${link}href="/checkout" data-node-type="cart-checkout-button">Pay</a></div>`
const form = (id: string): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id}">` +
  `<A\n data-node-type=commerce-buy-now-button href=/checkout>Buy</A></form>`

describe('links to the checkout of a published page', () => {
  it('are marked once each on a page that shows signs of being published', () => {
    for (const html of [
      cart('query { x }') + form('6'),
      cart('query { x }') + form(''),
      cart('') + form('6'),
    ])
      expect(marked(opened(html))).toEqual(['cart-checkout-button', 'commerce-buy-now-button'])
  })

  it('keep their key and their other attributes', () => {
    const html = cart('query { x }', 'data-publishable-key="pk_1" ')
    expect(opened(html)).toBe(html)
    expect(opened(form('6'))).toBe(form('6').replace('<A\n', '<A data-publishable-key=""\n'))
  })

  it('stay unchanged on exported pages, which are sent byte for byte', () => {
    const html = cart('') + form('')
    expect(opened(html)).toBe(html)
  })
})
