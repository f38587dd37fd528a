/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { loadingTextOf as textOfCheckoutLink } from '../../../../adapters/browser/shop/cart/checkout-button.js'
import { loadingTextOf as textOfPlaceOrder } from '../../../../adapters/browser/shop/checkout/place-order-button.js'
import { blockParts, showOffer } from '../../../../adapters/browser/shop/product/product-form.js'
import type { OfferView } from '../../../../core/catalog/index.js'
import { page } from './product-page.fixture.js'

afterEach(() => document.body.replaceChildren())

/** A link with one attribute. */
function link(name: string, value: string | null): HTMLElement {
  const element = document.createElement('a')
  if (value !== null) element.setAttribute(name, value)
  return element
}

describe('the link to buy at once', () => {
  const label = (attributes: string, buyNowLabel: OfferView['buyNowLabel']): string | null | undefined => {
    const form = page(
      `<form data-node-type="commerce-add-to-cart-form"><a data-node-type="commerce-buy-now-button"
        ${attributes}>?</a></form>`,
    )
    showOffer(form, {
      showsOutOfStock: false,
      showsAddToCart: true,
      buyNowLabel,
      isAlreadyHeld: false,
      requiresSession: false,
    })
    return blockParts(form).buyNow?.textContent
  }

  it.each([
    ['', 'buy', 'Buy now'],
    ['', 'subscribe', 'Subscribe now'],
    ['data-default-text="Take it"', 'buy', 'Take it'],
    ['data-subscription-text="Join"', 'subscribe', 'Join'],
  ] as const)('with [%s] says to %s: %s', (attributes, kind, text) => {
    expect(label(attributes, kind)).toBe(text)
  })
})

describe('a busy button', () => {
  it.each([
    ['of the cart', null, 'Hang Tight...', textOfCheckoutLink],
    ['of the cart', 'One moment', 'One moment', textOfCheckoutLink],
    ['that places an order', null, 'Placing Order...', textOfPlaceOrder],
    ['that places an order', 'One moment', 'One moment', textOfPlaceOrder],
  ])('%s with its own text %j says %j', (_, own, text, textOf) => {
    expect(textOf(link('data-loading-text', own))).toBe(text)
  })
})
