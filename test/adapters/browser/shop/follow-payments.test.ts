/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { followPayments } from '../../../../adapters/browser/shop/follow-payments.js'
import type { PageContext, PageMode } from '../../../../adapters/browser/kit/page-module.js'
import type { CartService } from '../../../../core/cart/index.js'

let said: jest.SpiedFunction<typeof console.warn>
beforeEach(() => {
  said = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  said.mockRestore()
  document.body.replaceChildren()
})

const loadsNothing = () => Promise.reject(new Error('nothing of it is needed'))
const SHORT = 'Stripe has not been set up for this project'
const LONG =
  "Stripe has not been set up for this project – Go to the project's Ecommerce Payment settings in the Designer " +
  'to link Stripe.'
const BUY_NOW = '<a id="buy" data-node-type="commerce-buy-now-button">Buy</a>'
const PLACE_ORDER =
  '<a id="place" class="w-dyn-hide" data-node-type="commerce-checkout-place-order-button">Pay</a>'
const CARD =
  '<i id="number" data-wf-stripe-element-type="cardNumber"></i><i data-wf-stripe-element-type="cardCvc"></i>'
const checkout = (content: string): string =>
  `<div data-node-type="commerce-checkout-form-container">${content}</div>`

/**
 * Opens a page whose shop takes payments through these providers. Returns the messages of the console, the visible
 * buttons, and each notice of the page with the element before it.
 */
function opened(
  html: string,
  providers: readonly string[],
  mode: PageMode = 'published',
  checkout = 'onPage',
) {
  document.body.innerHTML = html
  const shop = {
    quickCheckoutEnabled: false,
    paymentProviders: providers.map((name) => ({ name })),
    capabilities: { checkout },
  }
  const cart = {
    getSnapshot: () => ({ phase: 'ready', readings: { '': { order: null, shop } } }),
    subscribe: () => () => undefined,
  } as unknown as CartService
  const context = { window, document, mode: () => mode } as unknown as PageContext
  const stop = followPayments(context, cart, loadsNothing)
  const notices = [...document.querySelectorAll('[role="alert"]')].map(
    ({ textContent, previousElementSibling }) => [textContent, previousElementSibling?.id],
  )
  stop()
  expect(document.querySelector('[role="alert"]')).toBeNull()
  return [
    said.mock.calls.map(([text]) => text),
    document.querySelectorAll('a:not(.w-dyn-hide)').length,
    notices,
  ]
}

describe('a shop without a card provider', () => {
  it('shows a short notice once on a product page, and offers no buy-now button', () => {
    expect(opened(BUY_NOW + BUY_NOW, [])).toEqual([[SHORT], 0, [[SHORT, 'buy']]])
    said.mockClear()
    expect(opened('<a>Shop</a>', [])).toEqual([[SHORT], 1, []])
  })

  it.each([
    [CARD + PLACE_ORDER, 'number'],
    [PLACE_ORDER, 'place'],
  ])('explains how to link one on a page with the checkout %s', (content, place) => {
    expect(opened(checkout(content) + BUY_NOW, [])).toEqual([[LONG], 0, [[LONG, place]]])
  })

  it('shows the notice on a checkout without a place for the only provider, PayPal', () => {
    expect(opened(checkout(CARD + PLACE_ORDER), ['paypal'])).toEqual([[LONG], 0, [[LONG, 'number']]])
  })

  it.each([
    ['PayPal has its button', `${checkout(CARD)}<a data-wf-paypal-button="{}"></a>`, ['paypal']],
    ['cards can be paid with beside PayPal', checkout(`${CARD}<a>Pay</a>`), ['paypal', 'stripe']],
    ['a page without a checkout leads to one', BUY_NOW, ['paypal']],
  ])('shows no notice if %s', (_why, html, providers) => {
    said.mockClear()
    const [warnings, shown, notices] = opened(html, providers)
    expect([
      (warnings as readonly string[]).filter((text) => text === LONG || text === SHORT),
      shown,
      notices,
    ]).toEqual([[], 1, []])
  })

  it.each([
    ['its server names a provider', BUY_NOW, ['sandbox'], 'published', 'onPage'],
    [
      'its pages were published with a key',
      `${BUY_NOW}<i data-publishable-key="pk"></i>`,
      [],
      'published',
      'onPage',
    ],
    ['orders are placed elsewhere', BUY_NOW, [], 'published', 'handOff'],
    ['its page is designed', BUY_NOW, [], 'design', 'onPage'],
  ] as const)('shows no notice if %s', (_where, html, providers, mode, checkout) => {
    expect(opened(html, providers, mode, checkout)).toEqual([[], 1, []])
  })
})
