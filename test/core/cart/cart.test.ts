import { describe, expect, it } from '@jest/globals'
import {
  cartTransition,
  createCartService,
  isChanging,
  readingOf,
  UNREAD_CART,
} from '../../../core/cart/index.js'
import { skuId } from '../../../core/catalog/index.js'
import { err, ok, until } from '../../../core/shared/index.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import { reading, rejected } from '../checkout/checkout.fixture.js'
import { arrived, createFakeShop, LOST } from './fake-shop.js'

const MUG = skuId('mug')

function setUp(queries: readonly string[] = []) {
  const shop = createFakeShop()
  const storage = createFakeStorage()
  const random = createFakeRandom()
  const open = () =>
    createCartService({
      commerce: shop,
      storage: storage.tab(),
      random,
      queries: () => queries.map((text) => ({ text })),
    })
  return { shop, storage, open, cart: open() }
}

const itemCount = ({ getSnapshot }: ReturnType<typeof createCartService>, query = ''): number | undefined =>
  getSnapshot().readings[query]?.order?.itemCount

describe('reading the cart', () => {
  it('settles when the cart is read', async () => {
    const { cart, shop } = setUp()
    shop.counts.set('mug', 3)
    await cart.refresh()
    expect([cart.getSnapshot().phase, itemCount(cart)]).toEqual(['ready', 3])
  })

  it('shows the read data with its errors beside it', async () => {
    const shop = createFakeShop()
    shop.counts.set('mug', 3)
    const problem = rejected('ItemsUnreadable')
    const readCart = async () => {
      const answer = await shop.readCart()
      return answer.ok ? ok({ ...answer.value, problem }) : answer
    }
    const cart = createCartService({
      commerce: { ...shop, readCart },
      storage: createFakeStorage().tab(),
      random: createFakeRandom(),
    })
    await cart.refresh()
    const { phase, failure } = cart.getSnapshot()
    expect([itemCount(cart), phase, failure]).toEqual([3, 'failed', problem])
  })

  it.each(['', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'is of the query %p only once it has been answered',
    async (query) => {
      const { cart, shop } = setUp([query])
      shop.counts.set('mug', 3)
      expect(readingOf(cart.getSnapshot(), query)).toBeNull()
      await cart.refresh()
      expect(readingOf(cart.getSnapshot(), query)?.order?.itemCount).toBe(3)
    },
  )

  it('settles for a listener that requests the cart, too', async () => {
    const { cart, shop } = setUp()
    shop.fates.push('request-lost')
    const phase = new Promise<string>((resolve) => {
      const stop = cart.subscribe(() => {
        if (cart.getSnapshot().phase !== 'failed') return
        stop()
        void cart.refresh().then(() => resolve(cart.getSnapshot().phase))
      })
    })
    await cart.refresh()
    expect(await phase).toBe('ready')
  })

  it('is repeated when another tab reports a log-in or log-out', async () => {
    const { cart, shop, storage } = setUp()
    shop.counts.set('mug', 1)
    await cart.refresh()
    shop.counts.set('mug', 4)
    storage.tab().write('vitrine-user-change', 'a')
    await until(cart, ({ phase }) => phase === 'ready')
    expect([itemCount(cart), shop.log]).toEqual([4, ['read', 'read']])
    cart.dispose()
    storage.tab().write('vitrine-user-change', 'b')
    expect(shop.log).toHaveLength(2)
  })

  it('sends every query of the page once, for all its elements', async () => {
    const { cart, shop } = setUp(['query A', ' query A ', 'query B'])
    await cart.refresh()
    expect(shop.log).toEqual(['read query A', 'read query B'])
    expect(Object.keys(cart.getSnapshot().readings)).toEqual(['query A', 'query B'])
  })

  it('keeps the last good reading when a newer one fails', async () => {
    const { cart, shop } = setUp()
    shop.counts.set('mug', 1)
    await cart.refresh()
    shop.fates.push('request-lost')
    await cart.refresh()
    expect(cart.getSnapshot()).toMatchObject({ phase: 'failed', failure: LOST })
    expect(itemCount(cart)).toBe(1)
  })

  it('reads again after a change during a read, so that it never shows the older state', () => {
    const [first] = cartTransition(UNREAD_CART, { tag: 'refresh' })
    const [stale, none] = cartTransition(first, { tag: 'refresh' })
    expect(none).toEqual([])
    const [again, effects] = cartTransition(stale, {
      tag: 'read',
      readings: [{ query: '', result: ok(reading()) }],
    })
    expect([again.phase, effects]).toEqual(['reading', [{ tag: 'read' }]])
  })
})

describe('changing a line', () => {
  it('costs one request for the change and one for the new cart', async () => {
    const { cart, shop } = setUp()
    cart.send({ tag: 'change', skuId: MUG, count: 4 })
    expect(isChanging(cart.getSnapshot(), MUG)).toBe(true)
    await arrived()
    expect(shop.log).toEqual(['set mug 4', 'read'])
    expect([isChanging(cart.getSnapshot(), MUG), itemCount(cart)]).toEqual([false, 4])
  })

  it('sends only the newest of several counts during a change of the line', async () => {
    const { cart, shop } = setUp()
    for (const count of [2, 3, 4, 5]) cart.send({ tag: 'change', skuId: MUG, count })
    await arrived()
    expect(shop.log).toEqual(['set mug 2', 'set mug 5', 'read'])
    expect(itemCount(cart)).toBe(5)
  })

  it('sends different lines at the same time', async () => {
    const { cart, shop } = setUp()
    cart.send({ tag: 'change', skuId: MUG, count: 2 })
    cart.send({ tag: 'change', skuId: skuId('cup'), count: 1 })
    await arrived()
    expect(shop.log.slice(0, 2)).toEqual(['set mug 2', 'set cup 1'])
    expect(itemCount(cart)).toBe(3)
  })

  it('keeps the reason of a refusal, and shows the actual cart', async () => {
    const { cart, shop } = setUp()
    shop.counts.set('mug', 1)
    const failure = rejected('OutOfInventory')
    shop.fates.push(failure)
    cart.send({ tag: 'change', skuId: MUG, count: 99 })
    await arrived()
    expect(cart.getSnapshot().problem).toEqual({ skuId: MUG, failure })
    expect(itemCount(cart)).toBe(1)
    cart.send({ tag: 'change', skuId: MUG, count: 2 })
    expect(cart.getSnapshot().problem).toBeNull()
  })

  it('drops a problem that was dismissed', () => {
    const state = { ...UNREAD_CART, problem: { skuId: MUG, failure: LOST } }
    expect(cartTransition(state, { tag: 'dismiss-problem' })[0].problem).toBeNull()
    expect(cartTransition(UNREAD_CART, { tag: 'dismiss-problem' })[0]).toBe(UNREAD_CART)
  })

  it('does not notify other tabs of a failed change', () => {
    const [pending] = cartTransition(UNREAD_CART, { tag: 'change', skuId: MUG, count: 2 })
    const [, effects] = cartTransition(pending, { tag: 'changed', skuId: MUG, result: err(LOST) })
    expect(effects).toEqual([{ tag: 'read' }])
  })
})

describe('two tabs', () => {
  it('converge after a change in one of them', async () => {
    const { cart, open } = setUp()
    const other = open()
    cart.send({ tag: 'change', skuId: MUG, count: 7 })
    await arrived()
    expect([itemCount(cart), itemCount(other)]).toEqual([7, 7])
  })

  it('converge after an addition from a form', async () => {
    const { cart, open, shop } = setUp()
    const other = open()
    shop.counts.set('mug', 2)
    await cart.invalidate()
    await arrived()
    expect(itemCount(other)).toBe(2)
  })

  it('do not affect each other once one is closed', async () => {
    const { cart, open, shop } = setUp()
    const other = open()
    other.dispose()
    await cart.invalidate()
    await arrived()
    expect(shop.log).toEqual(['read'])
  })
})

describe('changes of two lines', () => {
  const LAMP = skuId('lamp')
  const changes = [MUG, LAMP].map((id) => ({ tag: 'change', skuId: id, count: 2 }) as const)
  const both = changes.reduce((state, event) => cartTransition(state, event)[0], UNREAD_CART)

  it('are sent at the same time, and each ends separately', () => {
    expect([isChanging(both, MUG), isChanging(both, LAMP)]).toEqual([true, true])
    const [left] = cartTransition(both, {
      tag: 'changed',
      skuId: MUG,
      result: ok({ addedCount: 0 } as never),
    })
    expect([isChanging(left, MUG), isChanging(left, LAMP)]).toEqual([false, true])
  })

  it('keep the read cart and other changes when one of them fails', () => {
    const known = { ...both, readings: { query: reading() } }
    const [refused] = cartTransition(known, {
      tag: 'changed',
      skuId: MUG,
      result: err(rejected('OutOfInventory')),
    })
    expect(refused).toMatchObject({ readings: known.readings, problem: { skuId: MUG } })
    const [again] = cartTransition(refused, { tag: 'change', skuId: MUG, count: 1 })
    expect(again).toEqual({ ...refused, problem: null, pending: again.pending })
    const [dismissed, effects] = cartTransition(refused, { tag: 'dismiss-problem' })
    expect([dismissed, effects]).toEqual([{ ...refused, problem: null }, []])
    expect(cartTransition(dismissed, { tag: 'dismiss-problem' })[0]).toBe(dismissed)
  })
})
