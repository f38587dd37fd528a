/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { startCarts } from '../../../../adapters/browser/shop/cart/index.js'
import type { CartFeature } from '../../../../adapters/browser/shop/cart/index.js'
import type { PageContext, PageMode } from '../../../../adapters/browser/kit/page-module.js'
import { UNREAD_CART } from '../../../../core/cart/cart.machine.js'
import { NOTICES } from '../../../../core/errors/index.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

let carts: CartFeature
const openCheckout = jest.fn(async () => ({ ok: true, value: undefined }) as const)
const said = jest.fn()

beforeEach(() => {
  openCheckout.mockClear()
  said.mockClear()
  Object.assign(window, { alert: said })
  document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper">
    <a href="/checkout" data-node-type="cart-checkout-button">Continue to Checkout</a>
    <a data-node-type="commerce-cart-quick-checkout-button">Pay now</a></div>`
})
afterEach(() => {
  carts.destroy()
  document.body.replaceChildren()
})

function start(mode: PageMode, isSecure = true): void {
  carts = startCarts({
    context: {
      window,
      document,
      mode: () => mode,
      prefersReducedMotion: () => true,
    } as unknown as PageContext,
    cart: { getSnapshot: () => UNREAD_CART, subscribe: () => () => undefined } as never,
    navigator: createFakeNavigator({ isSecure }),
    announcer: { say: () => undefined } as never,
    openCheckout,
    bindScope: () => ({}) as never,
  })
}

it.each<[PageMode, number, readonly string[]]>([
  ['published', 1, []],
  ['preview', 0, [NOTICES.walletsInPreview]],
  ['design', 0, []],
])('a cart in mode %s opens the checkout %i times, and its wallet says %j', (mode, opened, texts) => {
  start(mode)
  document.querySelector<HTMLElement>('[href]')?.click()
  document.querySelector<HTMLElement>('[data-node-type*="quick"]')?.click()
  expect(openCheckout).toHaveBeenCalledTimes(opened)
  expect(said.mock.calls.map(([text]) => text)).toEqual(texts)
})

it('a cart on a page that is not secure refuses the checkout', () => {
  start('published', false)
  const link = document.querySelector<HTMLElement>('[href]')
  link?.click()
  expect(openCheckout).not.toHaveBeenCalled()
  expect(said.mock.calls).toEqual([[NOTICES.insecureCheckout]])
  expect(link?.textContent).toBe('Continue to Checkout')
})
