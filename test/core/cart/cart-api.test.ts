import { describe, expect, it } from '@jest/globals'
import { createCartApi, createCartService } from '../../../core/cart/index.js'
import type { CartView } from '../../../core/cart/index.js'
import { createFakeEventSink } from '../../fakes/event-sink.fake.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import { rejected } from '../checkout/checkout.fixture.js'
import { arrived, createFakeShop } from './fake-shop.js'

function setUp() {
  const shop = createFakeShop()
  const random = createFakeRandom()
  const events = createFakeEventSink()
  const cart = createCartService({ commerce: shop, storage: createFakeStorage().tab(), random })
  const calls: string[] = []
  const api = createCartApi({
    cart,
    commerce: shop,
    events,
    random,
    prices: () => null,
    open: () => calls.push('open'),
    close: () => calls.push('close'),
  })
  return { api, calls, events, shop }
}

describe('the cart for page scripts', () => {
  it('returns the cart as plain data, read once', async () => {
    const { api, shop } = setUp()
    shop.counts.set('mug-blue', 2)
    const cart = await api.get()
    expect(cart).toMatchObject({
      itemCount: 2,
      items: [
        {
          skuId: 'mug-blue',
          name: 'Mug',
          slug: 'mug',
          count: 2,
          options: [{ name: 'Colour', value: 'Blue' }],
          price: { amountMinor: 1250, currency: 'USD', text: '$12.50' },
          imageUrl: null,
        },
      ],
      subtotal: { text: '$25.00' },
    })
    expect(JSON.parse(JSON.stringify(cart))).toEqual(cart)
    await api.get()
    expect(shop.log).toEqual(['read'])
  })

  it('is read once for all callers at the same time', async () => {
    const { api, shop } = setUp()
    shop.counts.set('mug-blue', 2)
    const first = api.get()
    const carts = await Promise.all([first, api.get(), api.get()])
    expect(carts.map(({ itemCount }) => itemCount)).toEqual([2, 2, 2])
    expect(shop.log).toEqual(['read'])
  })

  it('is read again after a reading that failed', async () => {
    const { api, shop } = setUp()
    shop.counts.set('mug-blue', 2)
    shop.fates.push('request-lost')
    expect(await api.get()).toMatchObject({ itemCount: 0 })
    expect(await api.get()).toMatchObject({ itemCount: 2 })
  })

  it('returns an empty cart without lines', async () => {
    const { api } = setUp()
    expect(await api.get()).toEqual({ items: [], itemCount: 0, subtotal: null, total: null, linesLeft: null })
  })

  it('adds, updates and removes, and returns the cart after each', async () => {
    const { api, events } = setUp()
    expect(await api.add({ skuId: 'mug' })).toMatchObject({ ok: true, cart: { itemCount: 1 } })
    expect(await api.update({ skuId: 'mug', count: 5 })).toMatchObject({ ok: true, cart: { itemCount: 5 } })
    expect(await api.remove('mug')).toMatchObject({ ok: true, cart: { itemCount: 0 } })
    expect(events.sent).toHaveLength(1)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10 ** 9])(
    'refuses to add %d pieces',
    async (count) => {
      const { api, shop } = setUp()
      expect(await api.add({ skuId: 'mug', count })).toMatchObject({ ok: false, code: 'InvalidQuantity' })
      expect(shop.log).toEqual([])
    },
  )

  it('returns the reason of a failed change instead of rejecting', async () => {
    const { api, shop } = setUp()
    shop.fates.push(rejected('OutOfInventory', [], 'Only two left'), 'answered', rejected('MixedCartError'))
    expect(await api.update({ skuId: 'mug', count: 9 })).toMatchObject({
      ok: false,
      code: 'OutOfInventory',
      message: 'Only two left',
    })
    expect(await api.add({ skuId: 'mug' })).toMatchObject({ ok: false, code: 'MixedCartError' })
    expect(await api.update({ skuId: 'mug', count: -2 })).toMatchObject({
      ok: false,
      code: 'InvalidQuantity',
    })
  })

  it('adds once when the answer was lost and the script tries again', async () => {
    const { api, shop } = setUp()
    shop.fates.push('answer-lost')
    expect(await api.add({ skuId: 'mug', count: 2 })).toMatchObject({ ok: false, code: 'Unreachable' })
    expect(await api.add({ skuId: 'mug', count: 2 })).toMatchObject({ ok: true, cart: { itemCount: 2 } })
    expect(await api.add({ skuId: 'mug', count: 2 })).toMatchObject({ ok: true, cart: { itemCount: 4 } })
  })

  it('notifies subscribers of every change of the cart once, and of nothing else', async () => {
    const { api } = setUp()
    const seen: CartView[] = []
    await api.get()
    const stop = api.subscribe((cart) => seen.push(cart))
    await api.add({ skuId: 'mug' })
    await api.update({ skuId: 'mug', count: 1 })
    await arrived()
    expect(seen.map(({ itemCount }) => itemCount)).toEqual([1])
    stop()
    await api.remove('mug')
    expect(seen).toHaveLength(1)
  })

  it('opens and closes the cart of the page', () => {
    const { api, calls } = setUp()
    api.open()
    api.close()
    expect(calls).toEqual(['open', 'close'])
  })
})
