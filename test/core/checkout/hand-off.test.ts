import { describe, expect, it } from '@jest/globals'
import { createOpenCheckout } from '../../../core/checkout/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { ON_PAGE } from '../../support/shop/capabilities.js'
import { reading, UNREACHABLE } from './checkout.fixture.js'

const HOSTS = ['Pay.example', 'localhost:4000', '127.0.0.1:4000', 'pay.example:8443']

async function open(url: string, hostname = 'shop.example') {
  const navigator = createFakeNavigator({ hostname })
  const opened = await createOpenCheckout({
    commerce: { readCart: async () => ok(reading()), beginCheckout: async () => ok({ url }) },
    navigator,
    capabilities: () => ({ ...ON_PAGE, checkout: 'handOff', checkoutHosts: HOSTS }),
  })('/checkout')
  return { opened, visited: navigator.visited }
}

describe('the way to a checkout', () => {
  it.each([
    ['https://pay.example/cart/7?a=b#c', 'shop.example'],
    ['https://PAY.example:443/', 'shop.example'],
    ['https://pay.example:8443', 'shop.example'],
    ['http://localhost:4000/cart', 'localhost'],
    ['http://127.0.0.1:4000/cart', '127.0.0.1'],
  ])('leads to %s from %s', async (url, hostname) => {
    expect(await open(url, hostname)).toEqual({ opened: ok(undefined), visited: [url] })
  })

  it.each([
    ['http://pay.example/', 'shop.example'],
    ['http://pay.example/', 'pay.example'],
    ['http://localhost:4000/', 'shop.example'],
    ['http://127.0.0.1:4000/', 'localhost'],
    ['https://evil.example/', 'shop.example'],
    ['https://pay.example.evil.example/', 'shop.example'],
    ['https://evil.example/pay.example', 'shop.example'],
    ['https://pay.example@evil.example/', 'shop.example'],
    ['https://evil.example\\@pay.example/', 'shop.example'],
    ['https://pay.example:9000/', 'shop.example'],
    ['https://user:secret@pay.example/', 'shop.example'],
    ['https://pay.exam\nple/', 'shop.example'],
    [' https://pay.example/', 'shop.example'],
    ['//pay.example/', 'shop.example'],
    ['/checkout', 'shop.example'],
    ['javascript:alert(1)//https://pay.example/', 'shop.example'],
    ['data:text/html,pay.example', 'shop.example'],
    ['https://', 'shop.example'],
    ['', 'shop.example'],
  ])('never leads to %j from %s, and reports the reason', async (url, hostname) => {
    expect(await open(url, hostname)).toMatchObject({
      opened: { ok: false, failure: { code: 'CheckoutAddressRefused' } },
      visited: [],
    })
  })

  it('is the page’s own if orders are placed on it, after one request if that is unknown', async () => {
    for (const capabilities of [null, ON_PAGE]) {
      let asked = 0
      const navigator = createFakeNavigator()
      const commerce = {
        readCart: async () => {
          asked += 1
          return ok(reading())
        },
      }
      await createOpenCheckout({ commerce, navigator, capabilities: () => capabilities })('/pay')
      expect([navigator.visited, asked]).toEqual([['/pay'], capabilities === null ? 1 : 0])
    }
  })

  it('ends on the page if the engine cannot begin a checkout, and opens the page’s while it is unknown', async () => {
    const navigator = createFakeNavigator()
    const handsOff = { ...ON_PAGE, checkout: 'handOff', checkoutHosts: HOSTS } as const
    const refusing = { readCart: async () => err(UNREACHABLE), beginCheckout: async () => err(UNREACHABLE) }
    const ports = { commerce: refusing, navigator }
    expect(await createOpenCheckout({ ...ports, capabilities: () => handsOff })('/pay')).toEqual(
      err(UNREACHABLE),
    )
    expect(navigator.visited).toEqual([])
    await createOpenCheckout({ ...ports, capabilities: () => null })('/pay')
    expect(navigator.visited).toEqual(['/pay'])
  })
})
