import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { NO_DETAILS } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import type { LoadedCart } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import type { ShopTerms } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import { readCart } from '../../../../../core/use-cases/shop/cart/read-cart.js'
import type { CartReader, ReadOrder } from '../../../../../core/use-cases/shop/cart/read-cart.js'
import type { ShownLine } from '../../../../../core/use-cases/shop/cart/shown-cart.js'
import {
  loadedCart,
  PLAIN_SETTINGS,
  sessionOf,
  shownLineOf,
  variantOf,
} from '../../../../fakes/cart-store.fake.js'

const NOW_MS = Date.UTC(2026, 5, 1)
const TERMS: ShopTerms = {
  settings: PLAIN_SETTINGS,
  language: 'en',
  nowMs: NOW_MS,
}
const ORDER: ReadOrder = {
  id: 'order',
  status: 'cart',
  currency: 'EUR',
  memberId: null,
  leftIn: null,
  attempts: 0,
  wallet: { provider: null, reference: null },
  startedMs: 1,
  updatedMs: 2,
}
const CART = loadedCart({
  details: { ...NO_DETAILS, email: 'ada@example.com' },
  lines: [shownLineOf('tea', { count: 2 })],
})

/** A visitor with an order, and what was asked of the storage. */
function openReader(
  { order = ORDER, cart = CART }: { order?: ReadOrder | null; cart?: LoadedCart<ShownLine> },
  memberId: string | null = null,
) {
  const calls: string[] = []
  const reader: CartReader = {
    isVisitorKnown: true,
    findOrder: async () => order,
    findSession: async () => {
      calls.push('session')
      return sessionOf(memberId)
    },
    loadCart: async (_, member) => {
      calls.push('cart')
      if (cart.lines.some(({ variant }) => variant.trialDays > 0)) await member()
      return cart
    },
    linesLeft: async (id, member) => {
      calls.push(`left in ${id} of ${member}`)
      return { count: 1, names: ['Coffee'] }
    },
    saveSeen: async (id, before, after) => {
      calls.push(`seen ${id}: ${before} -> ${after}`)
    },
  }
  return { reader, calls, read: () => readCart(reader, TERMS) }
}

describe('the cart of a visitor', () => {
  it('is shown with its lines, prices and details', async () => {
    const { read, calls } = openReader({})
    expect(await read()).toMatchObject({
      id: 'order',
      status: 'cart',
      itemCount: 2,
      total: money(2000, 'EUR'),
      email: 'ada@example.com',
      items: [{ count: 2, rowTotal: money(2000, 'EUR'), product: { name: 'Product of tea' } }],
      startedOn: 1,
      updatedOn: 2,
    })
    expect(calls).toEqual(['cart'])
  })

  it.each<[string, ReadOrder | null]>([
    ['no order', null],
    ['a placed order', { ...ORDER, status: 'placed' }],
    ['an order in another currency', { ...ORDER, currency: 'USD' }],
  ])('is not there with %s, and nothing more is read', async (_, order) => {
    const { read, calls } = openReader({ order })
    expect(await read()).toBeNull()
    expect(calls).toEqual([])
  })

  it('does not exist without a visitor or without lines', async () => {
    const { reader } = openReader({})
    expect(await readCart({ ...reader, isVisitorKnown: false }, TERMS)).toBeNull()
    expect(await openReader({ cart: { ...CART, lines: [] } }).read()).toBeNull()
  })

  it.each([
    ['ada', true],
    ['bert', false],
    [null, false],
  ])('opens for its member only (session of %s: %s)', async (memberId, isShown) => {
    const { read, calls } = openReader({ order: { ...ORDER, memberId: 'ada' } }, memberId)
    expect((await read()) !== null).toBe(isShown)
    expect(calls).toEqual(isShown ? ['session', 'cart'] : ['session'])
  })

  it('says which lines a log-in left in the earlier cart', async () => {
    const order = { ...ORDER, memberId: 'ada', leftIn: 'earlier' }
    const { read, calls } = openReader({ order }, 'ada')
    expect(await read()).toMatchObject({ linesLeft: { count: 1, names: ['Coffee'] } })
    expect(calls).toEqual(['session', 'cart', 'left in earlier of ada'])
  })

  it('is seen with its present extras, which are saved if the owner changed them', async () => {
    const { read, calls } = openReader({ cart: { ...CART, extrasSeen: '[["tax","VAT",19]]' } })
    await read()
    expect(calls).toEqual(['cart', 'seen order: [["tax","VAT",19]] -> []'])
  })

  it.each([
    ['cart', 0, 'Product of tea (no longer available)'],
    ['submitting', 1, 'Product of tea'],
  ] as const)('counts withdrawn goods only while they are reserved (%s)', async (status, count, name) => {
    const lines = [shownLineOf('tea', { isGone: true })]
    const { read } = openReader({ order: { ...ORDER, status }, cart: { ...CART, lines } })
    expect((await read())?.items[0]).toMatchObject({ count, product: { name } })
  })

  it.each([
    [false, money(0, 'EUR')],
    [true, money(1000, 'EUR')],
  ])(
    'charges a subscription today unless it begins with a trial (begun before: %s)',
    async (isBegun, today) => {
      const variant = variantOf('club', { isSubscription: true, trialDays: 7, shippable: false })
      const plan = { interval: 'month', frequency: 1, trialDays: 7 } as const
      const lines = [shownLineOf('club', { variant, plan })]
      const { read, calls } = openReader({ cart: { ...CART, lines, isTrialBegun: isBegun } }, 'ada')
      const order = await read()
      expect(order?.renewal).toMatchObject({ today, amount: money(1000, 'EUR') })
      expect(order?.items[0]?.subscription?.trialDays).toBe(isBegun ? null : 7)
      expect(calls.slice(0, 2)).toEqual(['cart', 'session'])
    },
  )
})
