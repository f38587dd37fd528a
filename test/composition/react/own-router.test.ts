/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals'
import { createAppNavigator } from '../../../adapters/browser/platform/app-navigator.js'
import { createShop } from '../../../composition/react/index.js'
import { confirmationPath } from '../../../core/checkout/index.js'
import type { OrderId, OrderToken } from '../../../core/orders/index.js'
import { createFakeShop } from '../../core/cart/fake-shop.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'

const PLACED = {
  orderId: 'a b' as OrderId,
  token: 't&1' as OrderToken,
  customerPaid: { amount: 0n, currency: 'EUR' },
  purchasedItems: [],
} as never

describe('the router of an application', () => {
  const open = (url: string) => {
    const browser = createFakeNavigator()
    const own: string[] = []
    const arrived = jest.fn()
    const { navigator, onArrival } = createAppNavigator(browser, window, {
      navigate: (address) => own.push(address),
      arrived,
    })
    const listener = jest.fn()
    const stop = onArrival(listener)
    navigator.go(url)
    stop()
    navigator.go('/later')
    return {
      own: own[0] === '/later' ? null : own[0],
      browser: browser.visited,
      calls: listener.mock.calls.length,
    }
  }

  it.each(['/order-confirmation?orderId=1', 'checkout', '?step=2', `${window.location.origin}/x`])(
    'opens %s, and notifies the components',
    (url) => expect(open(url)).toEqual({ own: url, browser: [], calls: 1 }),
  )

  it.each(['https://engine.example/pay', '//engine.example/pay', 'mailto:shop@example.org', 'http://['])(
    'leaves %s to the browser',
    (url) => expect(open(url)).toEqual({ own: null, browser: [url], calls: 0 }),
  )
})

describe('the confirmation of an application', () => {
  const backend = { open: () => ({ commerce: createFakeShop() }) } as never

  it.each([
    [undefined, '/order-confirmation?orderId=a%20b&token=t%261'],
    ['/thanks', '/thanks?orderId=a%20b&token=t%261'],
    ['/shop?view=thanks#top', '/shop?view=thanks&orderId=a%20b&token=t%261#top'],
    [({ orderId }: { readonly orderId: string }) => `/orders/${orderId}`, '/orders/a b'],
  ])('is at the address that the application names (%s)', (confirmationUrl, expected) => {
    const shop = createShop({ backend, ...(confirmationUrl !== undefined && { confirmationUrl }) })
    expect(shop.confirmationUrl(PLACED)).toBe(expected)
    shop.dispose()
  })

  it('is at the same address on every site otherwise', () => {
    expect(confirmationPath(PLACED)).toBe('/order-confirmation?orderId=a%20b&token=t%261')
  })
})
