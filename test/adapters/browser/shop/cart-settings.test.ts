/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { panelTravel, readCartSettings } from '../../../../adapters/browser/shop/cart/cart-settings.js'

afterEach(() => document.body.replaceChildren())

function wrapper(attributes: string): HTMLElement {
  document.body.innerHTML = `<div data-node-type="commerce-cart-wrapper" ${attributes}></div>`
  return document.body.firstElementChild as HTMLElement
}

const DEFAULT_EASING = readCartSettings(wrapper('data-wf-cart-easing="ease-out-quad"')).easing

describe('the movement of a cart', () => {
  it.each([
    ['', 'dropdown', 300],
    ['data-wf-cart-type="drawer" data-wf-cart-duration="soon" data-wf-cart-easing="bouncy"', 'dropdown', 300],
    ['data-wf-cart-type="" data-wf-cart-duration="" data-wf-cart-easing=""', 'dropdown', 300],
    ['data-wf-cart-duration="-5"', 'dropdown', 300],
    ['data-wf-cart-type="modal" data-wf-cart-duration="0"', 'modal', 0],
  ])('of a wrapper with [%s] is a %s in %i ms with ease-out-quad', (attributes, type, durationMs) => {
    expect(readCartSettings(wrapper(attributes))).toEqual({
      type,
      durationMs,
      easing: DEFAULT_EASING,
      opensEmpty: true,
    })
  })

  it('is eased as its designer said', () => {
    expect(readCartSettings(wrapper('data-wf-cart-easing="linear"')).easing).toBe('linear')
    expect(DEFAULT_EASING).toMatch(/^cubic-bezier\(/)
  })

  it.each([
    ['modal', ['scale(0.95)', 'scale(1)']],
    ['leftSidebar', ['translateX(-30px)', 'translateX(0px)']],
    ['rightSidebar', ['translateX(30px)', 'translateX(0px)']],
    ['leftDropdown', ['translateY(-10px)', 'translateY(0px)']],
    ['rightDropdown', ['translateY(-10px)', 'translateY(0px)']],
    ['dropdown', null],
  ] as const)('of the type %s is %j', (type, travel) => {
    expect(panelTravel(type)).toEqual(travel)
  })
})

it.each([
  ['', true],
  ['data-vitrine-cart-opens="always"', true],
  ['data-vitrine-cart-opens="filled"', false],
])('a cart with [%s] opens while it is empty: %s', (attributes, opensEmpty) => {
  expect(readCartSettings(wrapper(attributes)).opensEmpty).toBe(opensEmpty)
})
