/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { blockParts, showProgress } from '../../../../adapters/browser/shop/product/product-form.js'
import { productSource } from '../../../../adapters/browser/shop/product/product-source.js'
import { ADD_TO_CART_IDLE } from '../../../../core/cart/index.js'
import type { AddToCartState } from '../../../../core/cart/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import { rejected } from '../../../core/checkout/checkout.fixture.js'
import { LOST } from '../../../core/cart/fake-shop.js'
import { page, FORM, BLOCK } from './product-page.fixture.js'

afterEach(() => document.body.replaceChildren())

describe('the place of a form', () => {
  const addition = { skuId: skuId('mug'), count: 1, buyNow: false, key: 'k' }
  const failed = (problem: AddToCartState & { tag: 'failed' }): string => {
    const form = page(BLOCK)
    showProgress(form, problem)
    expect(document.querySelector<HTMLElement>('.outer')?.style.display).toBe('')
    return document.querySelector('.inner')?.textContent ?? ''
  }

  it('has a button say "Adding to cart..." if the owner gave no loading text', () => {
    const form = page('<form><input type="submit" value="Add"></form>')
    const button = blockParts(form).submit as HTMLInputElement
    showProgress(form, { tag: 'adding', addition })
    expect(button.value).toBe('Adding to cart...')
    showProgress(form, ADD_TO_CART_IDLE)
    expect(button.value).toBe('Add')
  })

  it.each([' data-loading-text', ' data-loading-text=" "'])(
    'leaves a button with an empty loading text (%j) its own words while it is busy',
    (attribute) => {
      const form = page(`<form${attribute}><input type="submit" value="Add"></form>`)
      const button = blockParts(form).submit as HTMLInputElement
      showProgress(form, { tag: 'adding', addition })
      expect([button.value, button.getAttribute('aria-busy')]).toEqual(['Add', 'true'])
      showProgress(form, ADD_TO_CART_IDLE)
      expect(button.value).toBe('Add')
    },
  )

  it('marks the form and its button as busy, and removes the mark afterwards', () => {
    const form = page(BLOCK)
    const button = blockParts(form).submit as HTMLInputElement
    showProgress(form, { tag: 'adding', addition })
    showProgress(form, {
      tag: 'showing',
      addition,
      change: { itemId: 'l', itemCount: 1, itemPrice: money(1, 'USD') },
    })
    expect([
      form.hasAttribute('data-wf-atc-loading'),
      button.value,
      button.getAttribute('aria-busy'),
    ]).toEqual([true, 'Form waits', 'true'])
    showProgress(form, { tag: 'idle', lost: [] })
    expect([form.hasAttribute('data-wf-atc-loading'), button.value]).toEqual([false, 'Add'])
  })

  it('keeps the picture on a button while its words change', () => {
    const form = page(
      BLOCK.replace(
        /<input[^>]*>/,
        '<button data-node-type="commerce-add-to-cart-button"><img alt=""> <b>Add</b></button>',
      ),
    )
    const button = blockParts(form).submit
    const own = [...(button?.children ?? [])]
    showProgress(form, { tag: 'adding', addition })
    expect(button?.textContent?.trim()).toBe('Form waits')
    showProgress(form, { tag: 'idle', lost: [] })
    expect(button?.textContent?.trim()).toBe('Add')
    expect([...(button?.children ?? [])]).toEqual(own)
    expect(own).toHaveLength(2)
  })

  it.each<[string, AddToCartState & { tag: 'failed' }, string]>([
    [
      'too few pieces left',
      {
        tag: 'failed',
        buyNow: false,
        problem: { tag: 'failed', failure: rejected('OutOfInventory') },
        lost: [],
      },
      'Too many',
    ],
    [
      'a cart that takes nothing else',
      {
        tag: 'failed',
        buyNow: false,
        problem: { tag: 'failed', failure: rejected('MixedCartError') },
        lost: [],
      },
      "You can't purchase another product with a subscription.",
    ],
    [
      'a lost answer',
      { tag: 'failed', buyNow: false, problem: { tag: 'failed', failure: LOST }, lost: [addition] },
      'Something went wrong when adding this item to the cart.',
    ],
    [
      'buy now',
      { tag: 'failed', buyNow: true, problem: { tag: 'failed', failure: LOST }, lost: [] },
      'Something went wrong when trying to purchase this item.',
    ],
    [
      'open options',
      { tag: 'failed', buyNow: false, problem: { tag: 'refused', refusal: 'options-open' }, lost: [] },
      'Please select an option in each set.',
    ],
    [
      'no checkout',
      { tag: 'failed', buyNow: true, problem: { tag: 'refused', refusal: 'checkout-disabled' }, lost: [] },
      'Checkout is disabled on this site.',
    ],
    [
      'a wrong quantity',
      { tag: 'failed', buyNow: false, problem: { tag: 'invalid-quantity' }, lost: [] },
      'Too many',
    ],
  ])('with %s is said in the owner’s words, else in plain ones', (_name, state, text) => {
    expect(failed(state)).toBe(text)
  })
})

describe('the product of a form', () => {
  const source = (html: string, path: string) => productSource(page(html), path)

  it.each<[string, string, string, unknown]>([
    [
      'the id it states',
      FORM.replace('<form', '<form data-commerce-product-id="p1"'),
      '/product/mug',
      { id: 'p1' },
    ],
    [
      'the slug its owner states',
      `<div data-vitrine-product="tin">${FORM}</div>`,
      '/product/mug',
      { slug: 'tin' },
    ],
    ['that of the address', FORM, '/product/mug?ref=1', { slug: 'mug' }],
    ['that of an encoded address', FORM, '/shop/product/gr%C3%BCn/', { slug: 'grün' }],
    [
      'that of the address where an export kept the attribute for its id',
      FORM.replace('<form', '<form data-commerce-product-id=""'),
      '/product/mug',
      { slug: 'mug' },
    ],
    [
      'the one that the links of its entry lead to',
      `<div class="w-dyn-item"><a href="../product/tin.html">Tin</a><a href="/about">?</a>${FORM}</div>`,
      '/product/mug',
      { slug: 'tin' },
    ],
    [
      'unknown where the links of its entry lead to several',
      `<div class="w-dyn-item"><a href="/product/tin">1</a><a href="/product/cup">2</a>${FORM}</div>`,
      '/about',
      null,
    ],
    ['unknown elsewhere', FORM, '/about', null],
    [
      'that of the address in the only entry of a list',
      `<div class="w-dyn-item">${FORM}</div>`,
      '/product/mug',
      { slug: 'mug' },
    ],
    [
      'unknown in a list beside the product',
      `<div class="w-dyn-item">${FORM}</div><main>${FORM}</main>`,
      '/product/mug',
      null,
    ],
  ])('is %s', (_name, html, path, expected) => {
    expect(source(html, path)).toEqual(expected)
  })
})
