/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { listenToChanges } from '../../../../adapters/browser/shop/cart/cart-changes.js'
import type { PageContext, PageMode } from '../../../../adapters/browser/kit/page-module.js'

let life: AbortController
let mode: PageMode
const send = jest.fn()
beforeEach(() => {
  life = new AbortController()
  mode = 'published'
  send.mockClear()
  document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper"><form data-node-type="commerce-cart-form">
    <input type="number" data-wf-cart-action="update-item-quantity" data-commerce-sku-id="mug" min="1" max="9" required>
    <a href="#" data-wf-cart-action="remove-item" data-commerce-sku-id="mug">Remove</a></form></div>`
  listenToChanges(
    {
      context: { window, document, mode: () => mode } as unknown as PageContext,
      cart: { send } as never,
      order: () => null,
      onChange: () => undefined,
    },
    life.signal,
  )
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
})

const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement
/** Counts the calls that make the browser report the field's problem. */
function watched(value: string) {
  field().value = value
  return jest.spyOn(field(), 'reportValidity')
}

describe('the quantity of a line', () => {
  it.each([
    ['', 1],
    ['12', 1],
    ['3', 0],
  ])('%j is checked again when it gets the focus: %i complaint', (value, count) => {
    const asked = watched(value)
    field().focus()
    expect(asked).toHaveBeenCalledTimes(count)
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['3', [[{ tag: 'change', skuId: 'mug', count: 3 }]]],
    ['', []],
    ['12', []],
  ])('that becomes %j sends %j', (value, sent) => {
    field().value = value
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(send.mock.calls).toEqual(sent)
  })

  it.each(['preview', 'design'] as const)('changes nothing in a %s, nor does a removal', (other) => {
    mode = other
    field().value = '3'
    field().dispatchEvent(new Event('change', { bubbles: true }))
    document.querySelector('a')?.click()
    expect(send).not.toHaveBeenCalled()
  })
})
