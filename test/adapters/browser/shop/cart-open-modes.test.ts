/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { showCartBlocks } from '../../../../adapters/browser/shop/cart/cart-blocks.js'
import { createCartPanel } from '../../../../adapters/browser/shop/cart/cart-panel.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import type { TransitionPlayer } from '../../../../adapters/browser/kit/play-transition.js'
import { UNREAD_CART } from '../../../../core/cart/cart.machine.js'
import { anOrder } from '../../../core/checkout/checkout.fixture.js'

Object.defineProperty(HTMLElement.prototype, 'innerText', {
  get(this: HTMLElement) {
    return this.textContent
  },
})
afterEach(() => document.body.replaceChildren())

const player = {
  animate: () => ({ finished: Promise.resolve(true) }),
  play: () => undefined,
  cancel: () => undefined,
} as unknown as TransitionPlayer
const context = { window, document, mode: () => 'published' } as unknown as PageContext

function open(attributes: string) {
  document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper" ${attributes}>
    <a data-node-type="commerce-cart-open-link">Cart</a>
    <div data-node-type="commerce-cart-container-wrapper" style="display:none">
      <div data-node-type="commerce-cart-container"></div></div></div>`
  const wrapper = document.body.firstElementChild as HTMLElement
  const opened = jest.fn()
  const panel = createCartPanel(context, wrapper, player, opened)
  const show = (itemCount: number): void =>
    showCartBlocks(
      wrapper,
      itemCount === 0 ? null : anOrder({ itemCount }),
      { ...UNREAD_CART, phase: 'ready' },
      () => true,
    )
  return { panel, show, opened }
}

describe('a cart that opens only with something in it', () => {
  it('stays closed before it is known and while it is empty, and opens with its first line', () => {
    const { panel, show, opened } = open('data-vitrine-cart-opens="filled"')
    panel.open()
    show(0)
    panel.open()
    expect([panel.isOpen(), opened.mock.calls.length]).toEqual([false, 0])
    show(2)
    panel.open()
    expect([panel.isOpen(), opened.mock.calls.length]).toEqual([true, 1])
    // An open cart stays open for its shopper.
    show(0)
    expect(panel.isOpen()).toBe(true)
    panel.close()
    panel.open()
    expect(panel.isOpen()).toBe(false)
    panel.dispose()
  })
})

it.each(['', 'data-vitrine-cart-opens="always"'])('a cart with [%s] opens always', (attributes) => {
  const { panel, show } = open(attributes)
  show(0)
  panel.open()
  expect(panel.isOpen()).toBe(true)
  panel.dispose()
})

it('a closing cart moves back 50 ms later, and at once without motion', () => {
  const moved = jest.fn(player.animate)
  for (const [duration, delays] of [
    ['', [50]],
    ['data-wf-cart-duration="0"', []],
  ] as const) {
    moved.mockClear()
    document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper" data-wf-cart-type="modal" ${duration}>
      <div data-node-type="commerce-cart-container-wrapper">
        <div data-node-type="commerce-cart-container"></div></div></div>`
    const wrapper = document.body.firstElementChild as HTMLElement
    const panel = createCartPanel(context, wrapper, { ...player, animate: moved }, () => undefined)
    panel.open()
    moved.mockClear()
    panel.close()
    expect(moved.mock.calls.map(([, , { delayMs }]) => delayMs)).toEqual(delays)
    panel.dispose()
  }
})
