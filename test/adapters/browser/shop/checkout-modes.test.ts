/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { startCheckout } from '../../../../adapters/browser/shop/checkout/start-checkout.js'
import type { PageMode } from '../../../../adapters/browser/kit/page-module.js'
import { NEW_CHECKOUT } from '../../../../core/checkout/index.js'
import type { CheckoutCommand } from '../../../../core/checkout/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

const PAGE = `<div data-node-type="commerce-checkout-form-container">
  <form data-node-type="commerce-checkout-customer-info-wrapper"><input name="email"></form>
  <form data-node-type="commerce-checkout-shipping-address-wrapper"><input name="address_city"></form>
  <form data-node-type="commerce-checkout-shipping-methods-wrapper"><input type="radio" id="standard"></form>
  <form data-node-type="commerce-checkout-discount-form">
    <input data-node-type="commerce-checkout-discount-input" value="spring"></form>
  <a href="#" data-node-type="commerce-checkout-place-order-button">Place Order</a></div>`

const clock = createFakeClock()
let stop: () => void
const send = jest.fn<(command: CheckoutCommand) => void>()

function start(mode: PageMode): void {
  document.body.innerHTML = PAGE
  stop = startCheckout({
    container: document.body.firstElementChild as HTMLElement,
    context: { window, clock, mode: () => mode },
    checkout: { getSnapshot: () => NEW_CHECKOUT, subscribe: () => () => undefined, send },
    drawOrder: () => undefined,
    say: () => undefined,
    showNotice: () => undefined,
    mountPaymentFields: () => () => undefined,
  })
  // The first reading of the order.
  send.mockClear()
}

beforeEach(() => void send.mockClear())
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const change = (selector: string): void =>
  void document.querySelector(selector)?.dispatchEvent(new Event('change', { bubbles: true }))

/** All actions of a shopper on the page of a checkout. */
const ACTS: readonly (readonly [string, () => void, CheckoutCommand['tag']])[] = [
  ['an e-mail', () => change('[name="email"]'), 'details-changed'],
  [
    'an address',
    () => {
      change('[name="address_city"]')
      clock.advance(500)
    },
    'details-changed',
  ],
  ['a shipping method', () => change('#standard'), 'details-changed'],
  [
    'a discount code',
    () =>
      void document
        .querySelector('[data-node-type="commerce-checkout-discount-form"]')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    'discount-entered',
  ],
  ['an order', () => document.querySelector('a')?.click(), 'place-order-requested'],
]

describe.each(ACTS)('%s of a checkout', (_what, act, tag) => {
  it.each<[PageMode, readonly string[]]>([
    ['published', [tag]],
    ['preview', []],
    ['design', []],
  ])('on a page in mode %s sends %j', (mode, sent) => {
    start(mode)
    act()
    expect(send.mock.calls.map(([command]) => command.tag)).toEqual(sent)
  })
})
