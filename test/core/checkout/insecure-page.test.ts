import { describe, expect, it } from '@jest/globals'
import { checkoutTransition, createOpenCheckout, problemOfCheckout } from '../../../core/checkout/index.js'
import type { Capabilities } from '../../../core/orders/index.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { NOTICES } from '../../../core/errors/index.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { place, READY } from './checkout-events.fixture.js'
import { reading } from './checkout.fixture.js'

describe('a checkout on a page that is not secure', () => {
  it('places no order, reports the reason, and places it once the page is secure', () => {
    const event = { tag: 'place-order-requested', freshKey: 'key-1' } as const
    const [refused, effects] = checkoutTransition(READY, { ...event, isSecure: false })
    expect([refused.placing, effects]).toEqual([READY.placing, []])
    expect(refused.failure && problemOfCheckout(refused.failure)).toMatchObject({
      text: NOTICES.insecureCheckout,
      recovery: 'none',
    })
    const [going, asked] = checkoutTransition(refused, place())
    expect([going.failure, asked.map(({ tag }) => tag)]).toEqual([null, ['read-forms']])
  })

  it.each(['own', 'handOff'] as const)('is not opened if orders are placed at the %s one', async (where) => {
    const asked: string[] = []
    const commerce: Pick<CommerceGateway, 'readCart' | 'beginCheckout'> = {
      readCart: async () => {
        asked.push('read')
        return { ok: true, value: reading() }
      },
      beginCheckout: async () => {
        asked.push('begin')
        return { ok: true, value: { url: 'https://pay.example/1' } }
      },
    }
    const capabilities = {
      ...reading().shop.capabilities,
      ...(where === 'handOff' && { checkout: 'handOff', checkoutHosts: ['pay.example'] }),
    } as Capabilities
    const open = async (isSecure: boolean) => {
      const navigator = createFakeNavigator({ isSecure })
      const opened = await createOpenCheckout({ commerce, navigator, capabilities: () => capabilities })(
        '/checkout',
      )
      return { opened, visited: navigator.visited }
    }
    const refused = await open(false)
    expect(refused).toMatchObject({
      opened: { ok: false, failure: { code: 'InsecureConnection', message: NOTICES.insecureCheckout } },
      visited: [],
    })
    expect(asked).toEqual([])
    expect((await open(true)).visited).toHaveLength(1)
  })
})
