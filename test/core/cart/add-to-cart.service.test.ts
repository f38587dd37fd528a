import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAddToCartService, isBusy } from '../../../core/cart/index.js'
import { skuId } from '../../../core/catalog/index.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { createFakeEventSink } from '../../fakes/event-sink.fake.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import { rejected } from '../checkout/checkout.fixture.js'
import { arrived, createFakeShop } from './fake-shop.js'
import type { Fate } from './fake-shop.js'

function setUp() {
  const shop = createFakeShop()
  const navigator = createFakeNavigator()
  const events = createFakeEventSink()
  const random = createFakeRandom()
  const warnings: boolean[] = []
  let shown = 0
  const refusals: GatewayFailure[] = []
  const service = createAddToCartService({
    commerce: shop,
    navigator,
    openCheckout: async (address) => {
      const refusal = refusals.shift()
      if (refusal !== undefined) return err(refusal)
      navigator.go(address)
      return ok(undefined)
    },
    events,
    showCart: () => {
      shown += 1
      return Promise.resolve()
    },
    warnInsecure: (buyNow) => warnings.push(buyNow),
  })
  const submit = (buyNow = false, isSecure = true): void =>
    service.send({
      tag: 'submitted',
      request: {
        purchase: ok(skuId('mug')),
        count: 2,
        buyNow,
        isSecure,
        path: '/product/mug',
        checkoutUrl: '/checkout',
        key: random.token(),
      },
    })
  return { shop, refusals, navigator, events, service, submit, warnings, shown: () => shown }
}

describe('the add-to-cart service', () => {
  it('adds, notifies the trackers, shows the cart and is ready again', async () => {
    const { shop, events, service, submit, shown } = setUp()
    submit()
    expect(isBusy(service.getSnapshot())).toBe(true)
    await arrived()
    expect(shop.counts.get('mug')).toBe(2)
    expect(shown()).toBe(1)
    expect(service.getSnapshot().tag).toBe('added')
    expect(events.sent).toEqual([
      {
        name: 'add-to-cart',
        gtag: {
          name: 'add_to_cart',
          parameters: { currency: 'USD', value: 25, items: [{ id: 'mug', quantity: 2, price: 12.5 }] },
        },
        fbq: {
          name: 'AddToCart',
          parameters: {
            value: 25,
            currency: 'USD',
            content_ids: ['mug'],
            content_type: 'product',
            contents: [{ id: 'mug', quantity: 2, item_price: 12.5 }],
          },
        },
      },
    ])
  })

  it('goes to the checkout after buy now', async () => {
    const { navigator, submit } = setUp()
    submit(true)
    await arrived()
    expect(navigator.visited).toEqual(['/checkout'])
  })

  it('reports a checkout that does not open, and tries again', async () => {
    const { navigator, refusals, service, submit } = setUp()
    refusals.push(rejected('CheckoutAddressRefused'))
    submit(true)
    await arrived()
    expect(service.getSnapshot()).toMatchObject({
      tag: 'failed',
      buyNow: true,
      problem: { failure: { code: 'CheckoutAddressRefused' } },
    })
    submit(true)
    await arrived()
    expect([service.getSnapshot().tag, navigator.visited]).toEqual(['leaving', ['/checkout']])
  })

  it('warns if the connection is not secure', () => {
    const { submit, warnings, shop } = setUp()
    submit(true, false)
    expect([warnings, shop.log]).toEqual([[true], []])
  })

  it('ignores a second submit while the first is under way', async () => {
    const { shop, submit } = setUp()
    submit()
    submit()
    await arrived()
    expect(shop.log).toEqual(['add mug 2'])
  })

  it('adds once when the answer was lost and the shopper tries again', async () => {
    const { shop, service, submit } = setUp()
    shop.fates.push('answer-lost')
    submit()
    await arrived()
    expect(service.getSnapshot().tag).toBe('failed')
    submit()
    await arrived()
    expect([service.getSnapshot().tag, shop.counts.get('mug')]).toEqual(['added', 2])
  })

  it('never adds more than requested and never stays busy, also with lost answers', async () => {
    const fate = fc.constantFrom<Fate>('answered', 'answer-lost', 'request-lost', rejected('OutOfInventory'))
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 6 }), async (fates) => {
        const { shop, service, submit } = setUp()
        shop.fates.push(...fates)
        let tries = 0
        do {
          submit()
          await arrived()
          tries += 1
          expect(isBusy(service.getSnapshot())).toBe(false)
        } while (service.getSnapshot().tag !== 'added' && tries < 10)
        // A refusal ends the request: what was carried out before it, unseen, is another purchase of the same
        // shopper.
        const refusals = fates.filter((each) => typeof each === 'object').length
        expect(shop.counts.get('mug') ?? 0).toBeLessThanOrEqual(2 * (refusals + 1))
        if (refusals === 0) expect(shop.counts.get('mug')).toBe(2)
      }),
    )
  })
})
