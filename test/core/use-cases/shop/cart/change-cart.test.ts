import { describe, expect, it } from '@jest/globals'
import { skuId } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import { NO_ADDRESS, shippingMethodId } from '../../../../../core/orders/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { addToCart, updateItem } from '../../../../../core/use-cases/shop/cart/add-to-cart.js'
import { createCartChanges } from '../../../../../core/use-cases/shop/cart/change-cart.js'
import type { PricingSettings } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import {
  applyDiscount,
  recalculate,
  removeDiscount,
  updateAddress,
  updateIdentity,
  updateShippingMethod,
} from '../../../../../core/use-cases/shop/cart/save-order-details.js'
import { EXTRAS_UNKNOWN, NO_EXTRAS } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import { describeCartStore } from '../../../../contracts/cart-store.contract.js'
import { createFakeCartStore, orderOf, springDiscount, variantOf } from '../../../../fakes/cart-store.fake.js'
import type { FakeCartStore } from '../../../../fakes/cart-store.fake.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'

const TEA = skuId('tea')
const MUG = skuId('mug')
const SPRING = springDiscount()

/** A shop that sells tea and mugs. */
function openShop(
  settings: Partial<PricingSettings> = {},
  settle?: (store: FakeCartStore, attemptId: string) => void,
) {
  const clock = createFakeClock()
  const store = createFakeCartStore(clock, settings, settle)
  store.variants.set(TEA, variantOf(TEA))
  store.variants.set(MUG, variantOf(MUG))
  const change = createCartChanges(store.ports)
  const add = (sku = TEA, how: { count?: number; buyNow?: boolean; key?: string } = {}) => {
    const { count = 1, buyNow = false, key = `${sku} ${count}` } = how
    return addToCart(change, { skuId: sku, count, buyNow, key })
  }
  const cart = () => {
    const shown = store.carts.get(store.shopper.order?.id ?? '')
    return (
      shown && {
        ...shown,
        counts: shown.lines.map(({ variant, count }) => [String(variant.skuId), count] as const),
      }
    )
  }
  return { ...store, clock, change, add, cart }
}

const codeOf = async (answer: ReturnType<ReturnType<typeof openShop>['add']>) => {
  const given = await answer
  return given.ok
    ? given.value.itemCount
    : given.failure.tag === 'rejected'
      ? given.failure.code
      : 'unreachable'
}

describeCartStore('in memory', async () => {
  const { ports, shopper, attempts, clock } = openShop()
  return {
    ports,
    skuId: TEA,
    logIn: async (memberId) => {
      shopper.memberId = memberId
    },
    beginAttempt: async (orderId) => {
      attempts.set(`${orderId}:1`, clock.wallTime())
    },
  }
})

describe('the pieces in a cart', () => {
  it('are added to a cart that begins with them', async () => {
    const { add, cart } = openShop()
    expect(await add(TEA, { count: 2 })).toEqual(
      ok({ itemId: 'cart 1 tea', itemCount: 2, itemPrice: money(1000, 'EUR') }),
    )
    await add(MUG)
    expect(await codeOf(add(TEA, { count: 3 }))).toBe(5)
    expect(cart()?.counts).toEqual([
      ['tea', 5],
      ['mug', 1],
    ])
  })

  it('are added once under one key, also in one unit and after the end of the sale', async () => {
    const { add, cart, variants, units } = openShop()
    const both = await Promise.all([add(TEA, { key: 'same' }), add(TEA, { key: 'same' })])
    expect(units()).toBe(1)
    variants.delete(TEA)
    expect([...both, await add(TEA, { key: 'same' })].map((one) => one.ok && one.value.itemCount)).toEqual([
      1, 1, 1,
    ])
    expect(await codeOf(add(TEA, { key: 'another' }))).toBe('ItemNotFound')
    expect(cart()?.counts).toEqual([['tea', 1]])
  })

  it('are alone in the cart of a direct purchase', async () => {
    const { add, cart } = openShop()
    await add(MUG)
    await add(TEA)
    expect(await codeOf(add(TEA, { count: 2, buyNow: true }))).toBe(2)
    expect(cart()?.counts).toEqual([['tea', 2]])
  })

  it.each([
    [
      '3 of a line',
      TEA,
      3,
      3,
      [
        ['tea', 3],
        ['mug', 1],
      ],
    ],
    ['none of a line', TEA, 0, 0, [['mug', 1]]],
    [
      '2 of a new line',
      skuId('cup'),
      2,
      2,
      [
        ['tea', 1],
        ['mug', 1],
        ['cup', 2],
      ],
    ],
    [
      'none of a line that is not there',
      skuId('cup'),
      0,
      0,
      [
        ['tea', 1],
        ['mug', 1],
      ],
    ],
    [
      'a product that is not sold',
      skuId('hat'),
      1,
      'ItemNotFound',
      [
        ['tea', 1],
        ['mug', 1],
      ],
    ],
    [
      'half a piece',
      TEA,
      0.5,
      'InvalidQuantity',
      [
        ['tea', 1],
        ['mug', 1],
      ],
    ],
    [
      'fewer than none',
      TEA,
      -1,
      'InvalidQuantity',
      [
        ['tea', 1],
        ['mug', 1],
      ],
    ],
  ] as const)('are set to %s', async (_name, sku, count, answer, counts) => {
    const { add, change, cart, variants } = openShop()
    variants.set('cup', variantOf('cup'))
    await add(TEA)
    await add(MUG)
    expect(await codeOf(updateItem(change, { skuId: sku, count }))).toBe(answer)
    expect(cart()?.counts).toEqual(counts)
  })

  it('stay as they are where one change of several is refused', async () => {
    const { add, cart, variants, units } = openShop()
    variants.set(MUG, variantOf(MUG, { inventory: { type: 'finite', quantity: 1 } }))
    expect(await Promise.all([codeOf(add(TEA)), codeOf(add(MUG, { count: 2 })), codeOf(add(MUG))])).toEqual([
      1,
      'OutOfInventory',
      1,
    ])
    expect([units(), cart()?.counts]).toEqual([
      1,
      [
        ['tea', 1],
        ['mug', 1],
      ],
    ])
  })

  it('are changed one by one where the common unit fails', async () => {
    const { add, failNext, units, cart } = openShop()
    failNext(2)
    const [first, second] = await Promise.allSettled([add(TEA), add(MUG)])
    expect([first?.status, second?.status, units()]).toEqual(['rejected', 'fulfilled', 3])
    expect(cart()?.counts).toEqual([['mug', 1]])
  })

  it('need a visitor', async () => {
    const { ports } = openShop()
    const change = createCartChanges({ ...ports, isVisitorKnown: false })
    expect(await codeOf(addToCart(change, { skuId: TEA, count: 1, buyNow: false, key: 'key' }))).toBe(
      'VisitorUnknown',
    )
  })
})

describe('the cart for a change', () => {
  it.each([
    ['is placed', 'placed', 'cart 1', [['tea', 1]]],
    [
      'becomes a cart again',
      'cart',
      'order',
      [
        ['mug', 1],
        ['tea', 1],
      ],
    ],
  ] as const)('is known when the order in progress %s', async (_name, status, id, counts) => {
    const { add, cart, shopper, carts, attempts, settled, clock } = openShop({}, (store) => {
      store.shopper.order = orderOf('order', { status, attempts: 1 })
    })
    await add(MUG)
    const before = cart()
    carts.clear()
    carts.set('order', { ...before!, orderId: 'order' })
    shopper.order = orderOf('order', { status: 'submitting', attempts: 1 })
    attempts.set('order:1', clock.wallTime())
    if (status === 'placed') carts.clear()
    expect(await codeOf(add(TEA, { key: 'after' }))).toBe(1)
    expect([settled, cart()?.orderId, cart()?.counts]).toEqual([['order:1'], id, counts])
  })

  it('is not waited for without an end', async () => {
    const { add, shopper, attempts, settled, clock } = openShop()
    shopper.order = orderOf('order', { status: 'submitting', attempts: 1 })
    attempts.set('order:1', clock.wallTime())
    expect(await codeOf(add())).toBe('OrderSubmitting')
    expect(settled).toHaveLength(3)
  })

  it('belongs to the member who changes it', async () => {
    const { add, cart, shopper } = openShop()
    await add()
    shopper.memberId = 'ada'
    await add(MUG)
    expect(cart()?.memberId).toBe('ada')
    shopper.memberId = null
    await add(TEA, { key: 'after the log-out' })
    expect(cart()?.memberId).toBe('ada')
  })
})

describe('the details of an order', () => {
  it('are stored if they are valid', async () => {
    const { change, cart } = openShop()
    const answers = await Promise.all([
      updateIdentity(change, 'ada@example.com'),
      updateIdentity(change, 'no address'),
      updateAddress({ shipping: [] }, change, { kind: 'billing', address: { ...NO_ADDRESS, city: 'Bonn' } }),
      updateShippingMethod({ shipping: [] }, change, shippingMethodId('balloon')),
    ])
    expect(answers.map(({ ok: isFine }) => isFine)).toEqual([true, false, true, false])
    expect(cart()?.details).toMatchObject({
      email: 'ada@example.com',
      billingAddress: { city: 'Bonn' },
      shippingMethodId: null,
    })
  })

  it('include a discount that applies', async () => {
    const { add, change, cart, discounts, ports } = openShop()
    discounts.set('SPRING', SPRING)
    discounts.set('LATE', { ...SPRING, code: 'LATE', expiresOn: 0 })
    await add()
    const apply = (code: string) => applyDiscount(ports.terms().settings, change, code)
    expect([await apply('winter'), await apply('late'), await apply(' spring ')]).toMatchObject([
      { failure: { code: 'DiscountDoesNotExist' } },
      { failure: { code: 'DiscountExpired' } },
      ok(undefined),
    ])
    expect([cart()?.details.discountCode, cart()?.discount]).toEqual(['SPRING', SPRING])
    await removeDiscount(change)
    expect([cart()?.details.discountCode, cart()?.discount]).toEqual([null, null])
  })
})

describe('the extras that the shopper has seen', () => {
  it('follow their own changes, and are unknown after a change by the owner', async () => {
    const { add, change, cart, discounts, ports } = openShop()
    discounts.set('SPRING', SPRING)
    await add()
    expect(cart()?.extrasSeen).toBe(NO_EXTRAS)
    await applyDiscount(ports.terms().settings, change, 'SPRING')
    const seen = cart()?.extrasSeen
    expect(seen).toContain('-100')
    await add(MUG)
    expect(cart()?.extrasSeen).toBe(seen)
    discounts.set('SPRING', { ...SPRING, worth: { tag: 'amount', amount: money(300, 'EUR') } })
    await add(TEA, { key: 'after' })
    expect(cart()?.extrasSeen).toBe(EXTRAS_UNKNOWN)
    await recalculate(change)
    expect(cart()?.extrasSeen).toContain('-300')
  })

  it('are those without a variant that was withdrawn', async () => {
    const { add, change, cart, discounts, variants, ports } = openShop()
    discounts.set('SPRING', { ...SPRING, productIds: [`product of ${MUG}`] })
    await add(MUG)
    await add(TEA)
    await applyDiscount(ports.terms().settings, change, 'SPRING')
    variants.delete(MUG)
    await add(TEA, { key: 'after' })
    expect(cart()?.extrasSeen).toBe(NO_EXTRAS)
  })

  it('are not changed by a new price, which a recalculation adopts', async () => {
    const { add, change, cart, variants } = openShop()
    await add()
    variants.set(TEA, variantOf(TEA, { price: money(1500, 'EUR') }))
    await add(MUG)
    expect(cart()?.lines[0]?.price).toEqual(money(1000, 'EUR'))
    expect(await recalculate(change)).toEqual(ok(undefined))
    expect(cart()?.lines[0]?.price).toEqual(money(1500, 'EUR'))
  })
})

it('a change that throws fails alone', async () => {
  const { change, add } = openShop()
  const broken = change(() => Promise.reject(new Error('The change is broken.')))
  const refused = change(async () => err({ tag: 'rejected', code: 'No', message: 'no', problems: [] }))
  const outcomes = await Promise.allSettled([broken, refused, add()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
