import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'
import { findSubmit, submitOrder } from '../../../../../core/use-cases/shop/checkout/submit-order.js'
import type { LoadedCart, StoredDiscount } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import type { ShownLine } from '../../../../../core/use-cases/shop/cart/shown-cart.js'
import { NO_DETAILS } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import { describeSubmitStore } from '../../../../contracts/submit-store.contract.js'
import {
  loadedCart,
  orderOf,
  PLAIN_SETTINGS,
  shownLineOf,
  springDiscount,
  variantOf,
} from '../../../../fakes/cart-store.fake.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../fakes/payment-processor.fake.js'
import { createFakePaymentStore } from '../../../../fakes/payment-store.fake.js'
import { createFakeSubmitStore } from '../../../../fakes/submit-store.fake.js'

const MINUTE_MS = 60_000
const total = money(1250, 'EUR')
/** A cart of one piece that costs 12.50, which is paid by a card. */
const CART = loadedCart({
  details: {
    ...NO_DETAILS,
    email: 'ada@example.com',
    payment: { provider: 'fake', method: FAKE_CARDS.accepted, card: null },
  },
  lines: [shownLineOf('sku-1', { variant: variantOf('sku-1', { price: total, shippable: false }) })],
})
const [LINE] = CART.lines as readonly [ShownLine]
const paidBy = (method: string): Partial<LoadedCart<ShownLine>> => ({
  details: { ...CART.details, payment: { provider: 'fake', method, card: null } },
})

/** A visitor with a cart of one of ten pieces. */
function openShop(cart: Partial<LoadedCart<ShownLine>> = {}, options: FakeProcessorOptions = {}) {
  const clock = createFakeClock()
  const provider = createFakeProcessor(options)
  const payments = createFakePaymentStore([provider], clock)
  const submits = createFakeSubmitStore(payments, {
    capture: 'at-once',
    ...PLAIN_SETTINGS,
    confirmations: [],
    orderRange: { minimumSubtotal: null, maximumTotal: null },
  })
  payments.orders.set('order', orderOf('order', { email: 'ada@example.com' }))
  payments.stock.set('sku-1', 10)
  submits.carts.set('order', { ...CART, ...cart })
  submits.shopper.orderId = 'order'
  const submit = async (key = 'key', confirmation?: string) => {
    const answer = await submitOrder(submits.ports, {
      key,
      ...(confirmation !== undefined && { confirmation }),
    })
    return answer.ok
      ? answer.value.tag
      : answer.failure.tag === 'rejected'
        ? answer.failure.code
        : 'unreachable'
  }
  return { ...payments, ...submits, payments, clock, provider, submit, stock: payments.stock }
}

describeSubmitStore('in memory', async () => {
  const { ports, stock } = openShop()
  return { ports, left: async () => stock.get('sku-1') ?? 0 }
})

describe('a submit', () => {
  it('takes the stock, charges once, and places the order', async () => {
    const shop = openShop()
    expect(await shop.submit()).toBe('accepted')
    expect([shop.orders.get('order')?.status, shop.stock.get('sku-1'), shop.provider.charges.size]).toEqual([
      'placed',
      9,
      1,
    ])
  })

  it('with the same key again gets the same order, and charges nothing', async () => {
    const shop = openShop()
    const answers = [
      await submitOrder(shop.ports, { key: 'key' }),
      await submitOrder(shop.ports, { key: 'key' }),
      await submitOrder(shop.ports, { key: 'another' }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect([shop.provider.calls(), shop.stock.get('sku-1')]).toEqual([1, 9])
  })

  it('that several tabs send at once takes stock and money once', async () => {
    const shop = openShop()
    const tabs = await Promise.all(['a', 'b', 'c', 'a'].map((key) => shop.submit(key)))
    expect(tabs).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
    expect([shop.provider.charges.size, shop.stock.get('sku-1')]).toEqual([1, 9])
  })

  it('of another cart under its key is refused', async () => {
    const shop = openShop()
    await shop.submit()
    const other = await submitOrder(shop.ports, { key: 'key', orderId: orderId('other') })
    expect(other).toMatchObject({ failure: { code: 'KeyReused' } })
  })

  it('whose answers are all lost stays open, and its repetition finishes it', async () => {
    const shop = openShop({}, { losesAnswer: (call) => call <= 4 })
    expect(await shop.submit()).toBe('unreachable')
    expect(shop.orders.get('order')?.status).toBe('submitting')
    expect(await shop.submit()).toBe('accepted')
    expect([shop.provider.charges.size, shop.stock.get('sku-1')]).toEqual([1, 9])
  })

  it('with a declined card returns the stock, and its key stays refused', async () => {
    const shop = openShop(paidBy(FAKE_CARDS.declined))
    const first = await shop.submit()
    expect([first, await shop.submit()]).toEqual([first, first])
    expect([shop.orders.get('order')?.status, shop.stock.get('sku-1'), shop.provider.calls()]).toEqual([
      'cart',
      10,
      1,
    ])
    shop.carts.set('order', CART)
    expect(await shop.submit('next')).toBe('accepted')
    expect(shop.attempts.size).toBe(2)
  })

  it('with a challenge goes on where the page comes back from it', async () => {
    const shop = openShop(paidBy(FAKE_CARDS.challenged))
    expect(await shop.submit()).toBe('action-required')
    expect(await shop.submit()).toBe('action-required')
    const passed = shop.provider.passChallenge('fake-order:1-secret')
    expect(await shop.submit('key', passed)).toBe('accepted')
    expect([shop.attempts.get('order:1')?.confirmation, shop.provider.charges.size]).toEqual([passed, 1])
  })

  it('without a visitor is refused', async () => {
    const shop = openShop()
    const answer = await submitOrder({ ...shop.ports, isVisitorKnown: false }, { key: 'key' })
    expect(answer).toMatchObject({ failure: { code: 'VisitorUnknown' } })
  })
})

const ONCE: StoredDiscount = {
  code: 'once',
  made: springDiscount({ code: 'once', name: 'Once', usageLimit: 1 }),
  usedCount: 0,
}
const TRIAL = shownLineOf('sku-1', {
  variant: variantOf('sku-1', {
    ...{ price: total, shippable: false, productId: 'club', isSubscription: true, trialDays: 7 },
  }),
  plan: { interval: 'month', frequency: 1, trialDays: 7 },
})

describe('goods that are sold out', () => {
  it.each<[string, Partial<LoadedCart<ShownLine>>]>([
    ['pieces', { lines: [{ ...LINE, count: 11 }] }],
    ['uses of a discount', { discount: ONCE, extrasSeen: '[["discount","Once",-100]]' }],
    ['a trial that another order began', { lines: [TRIAL], extrasSeen: '[["trial",7]]' }],
  ])('refuse an order: %s; all is rolled back, and the key remembers it', async (_, cart) => {
    const shop = openShop({ ...cart })
    shop.shopper.memberId = 'ada'
    shop.trials.set('ada club', 'other')
    shop.uses.set('once', 1)
    const first = await shop.submit()
    expect([first, await shop.submit()]).toEqual([first, first])
    expect([shop.stock.get('sku-1'), shop.uses.get('once'), shop.attempts.size]).toEqual([10, 1, 0])
    expect([...shop.submissions.values()][0]?.failure?.code).toBe(first)
    expect(shop.orders.get('order')?.status).toBe('cart')
  })

  it('show the shopper what changed before the next submit', async () => {
    const shop = openShop({ lines: [{ ...LINE, price: money(1000, 'EUR') }] })
    await shop.submit()
    expect(shop.updates.get('order')?.lines).toEqual([{ ...LINE, price: total }])
  })
})

describe('a query for an earlier submit', () => {
  it('finds nothing, a refusal, a challenge, or the order', async () => {
    const shop = openShop(paidBy(FAKE_CARDS.challenged))
    const ask = async (key = 'key') => {
      const found = await findSubmit(shop.ports, key)
      return found.ok ? found.value.tag : found.failure.tag
    }
    expect(await ask()).toBe('not-placed')
    await shop.submit()
    expect(await ask()).toBe('action-required')
    shop.provider.passChallenge('fake-order:1-secret')
    await shop.submit('key', 'fake-order:1-passed')
    expect(await ask()).toBe('accepted')
  })

  it('continues an attempt without an answer', async () => {
    const shop = openShop({}, { losesAnswer: (call) => call <= 8 })
    await shop.submit()
    expect(await findSubmit(shop.ports, 'key')).toMatchObject({ value: { tag: 'pending' } })
    shop.clock.advance(MINUTE_MS)
    expect(await findSubmit(shop.ports, 'key')).toMatchObject({ value: { tag: 'accepted' } })
  })

  it('of a member whose session has ended is refused', async () => {
    const shop = openShop()
    shop.shopper.memberId = 'ada'
    await shop.submit()
    shop.shopper.memberId = null
    expect(await findSubmit(shop.ports, 'key')).toMatchObject({ failure: { code: 'SessionRequired' } })
  })
})
