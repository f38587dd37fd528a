/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { showCartBlocks } from '../../../../adapters/browser/shop/cart/cart-blocks.js'
import { UNREAD_CART } from '../../../../core/cart/cart.machine.js'
import type { CartState } from '../../../../core/cart/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { anOrder, rejected } from '../../../core/checkout/checkout.fixture.js'
import { LOST } from '../../../core/cart/fake-shop.js'

// jsdom has no layout, so it does not know which words are visible.
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  get(this: HTMLElement) {
    return this.textContent
  },
})

afterEach(() => document.body.replaceChildren())

/** A cart as the builder writes it, with the badge and the error texts a test needs. */
function cart(badge = '', texts = '', link = ''): HTMLElement {
  document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper">
    <a data-node-type="commerce-cart-open-link">${link}<div class="w-commerce-commercecartopenlinkcount"
      ${badge}>0</div></a>
    <form data-node-type="commerce-cart-form" style="display:none"></form>
    <div class="w-commerce-commercecartemptystate"></div>
    <div data-node-type="commerce-cart-error" aria-live="" style="display:none"><div
      class="w-cart-error-msg" ${texts}>Sample.</div></div></div>`
  return document.body.firstElementChild as HTMLElement
}

const isShown = (selector: string): boolean =>
  document.querySelector<HTMLElement>(selector)?.style.display !== 'none'

const BADGE = '.w-commerce-commercecartopenlinkcount'
const READ: CartState = { ...UNREAD_CART, phase: 'ready' }
const order = (itemCount: number) => anOrder({ itemCount, ...(itemCount === 0 ? { items: [] } : {}) })

describe('the count of a cart', () => {
  it.each([
    ['', 0, true],
    ['', 2, true],
    ['data-count-hide-rule="empty"', 0, false],
    ['data-count-hide-rule="empty"', 2, true],
    ['data-count-hide-rule="always"', 0, false],
    ['data-count-hide-rule="always"', 2, false],
  ])('with the rule %j and %d pieces: shown is %s', (rule, count, shown) => {
    showCartBlocks(cart(rule), order(count), READ, () => true)
    expect(isShown(BADGE)).toBe(shown)
  })

  it.each([
    [0, 'Open empty cart'],
    [3, 'Open cart containing 3 items'],
  ])('of %d names the link that opens it', (count, name) => {
    showCartBlocks(cart(), order(count), READ, () => true)
    expect(document.querySelector('a')?.getAttribute('aria-label')).toBe(name)
  })
})

describe('a cart', () => {
  it('shows its lines, or that there are none', () => {
    const wrapper = cart()
    showCartBlocks(wrapper, order(2), READ, () => true)
    expect([isShown('form'), isShown('.w-commerce-commercecartemptystate')]).toEqual([true, false])
    showCartBlocks(wrapper, null, READ, () => true)
    expect([isShown('form'), isShown('.w-commerce-commercecartemptystate')]).toEqual([false, true])
  })

  const minimum: GatewayFailure = { ...rejected('OrderTotalRange'), message: 'The total is too small.' }

  it.each<[string, string, GatewayFailure, string]>([
    [
      'too few left',
      'data-w-cart-quantity-error="Not that many."',
      rejected('OutOfInventory'),
      'Not that many.',
    ],
    ['too small a total', 'data-w-cart-cart_order_min-error="Ten at least."', minimum, 'Ten at least.'],
    ['too small a total, in the newer name', 'data-w-cart_order_min-error="Ten!"', minimum, 'Ten!'],
    [
      'too small a total, without words',
      '',
      minimum,
      'The order minimum was not met. Add more items to your cart to continue.',
    ],
    ['no answer', 'data-w-cart-general-error="No answer."', LOST, 'No answer.'],
    ['no answer, without words', '', LOST, 'Something went wrong with your cart. Please try again.'],
  ])('says %s', (_, texts, failure, message) => {
    showCartBlocks(
      cart('', texts),
      order(1),
      { ...READ, problem: { skuId: skuId('mug'), failure } },
      () => true,
    )
    expect(isShown('[data-node-type="commerce-cart-error"]')).toBe(true)
    expect(document.querySelector('.w-cart-error-msg')?.textContent).toBe(message)
    expect(document.querySelector('[data-node-type="commerce-cart-error"]')?.getAttribute('aria-live')).toBe(
      'assertive',
    )
  })

  it.each([
    ['', 'These products of your earlier cart are not in this one. They are kept for your next log-in:'],
    ['data-w-cart-lines-left-error="Kept for you:"', 'Kept for you:'],
  ])('names the items that a log-in left in an earlier cart, in %j', (texts, words) => {
    const wrapper = cart('', texts)
    const left = anOrder({ linesLeft: { count: 12, names: ['Tea', '<b>Mug</b>'] } })
    showCartBlocks(wrapper, left, READ, () => true)
    expect(isShown('[data-node-type="commerce-cart-error"]')).toBe(true)
    expect(document.querySelector('.w-cart-error-msg')?.textContent).toBe(`${words} Tea, <b>Mug</b> … (+10)`)
    showCartBlocks(wrapper, left, { ...READ, phase: 'failed', failure: LOST }, () => true)
    expect(document.querySelector('.w-cart-error-msg')?.textContent).toMatch(/^Something went wrong/)
  })

  it('removes the message once no item is missing', () => {
    const wrapper = cart()
    showCartBlocks(wrapper, order(1), { ...READ, phase: 'failed', failure: LOST }, () => true)
    showCartBlocks(wrapper, order(1), READ, () => true)
    expect(isShown('[data-node-type="commerce-cart-error"]')).toBe(false)
  })
})
