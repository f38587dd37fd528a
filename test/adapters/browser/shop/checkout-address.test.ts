/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { checkoutAddress } from '../../../../adapters/browser/shop/checkout-address.js'

afterEach(() => {
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
})

function link(href: string, path: string): HTMLAnchorElement {
  history.replaceState(null, '', path)
  const made = document.createElement('a')
  made.setAttribute('href', href)
  document.body.replaceChildren(made)
  return made
}

describe('the way to the checkout', () => {
  it.each([
    ['checkout.html', '/product/mug', '/checkout.html'],
    ['checkout.html?a=1', '/de/product/mug', '/de/checkout.html?a=1'],
    ['checkout.html', '/shop.html', '/checkout.html'],
    ['/checkout', '/product/mug', '/checkout'],
    ['../checkout.html', '/product/mug', '/checkout.html'],
    ['https://pay.example.com/x', '/product/mug', 'https://pay.example.com/x'],
  ])('of %s on %s is %s', (href, path, expected) => {
    expect(checkoutAddress(link(href, path))).toBe(new URL(expected, location.origin).href)
  })

  it('is the base address that the page states', () => {
    const base = document.createElement('base')
    base.href = '/shop/'
    document.head.append(base)
    expect(checkoutAddress(link('checkout.html', '/product/mug'))).toBe(
      `${location.origin}/shop/checkout.html`,
    )
  })
})
