import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { Discount } from '../../../../../core/pricing/index.js'
import { beginSubscription } from '../../../../../core/subscriptions/index.js'
import { NO_DETAILS } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import type { LoadedCart } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import type { ShownLine } from '../../../../../core/use-cases/shop/cart/shown-cart.js'
import { loadCartToPlace } from '../../../../../core/use-cases/shop/checkout/cart-to-place.js'
import type { PlacingTerms } from '../../../../../core/use-cases/shop/checkout/cart-to-place.js'
import {
  loadedCart,
  orderOf,
  PLAIN_SETTINGS,
  shownLineOf,
  springDiscount,
  variantOf,
} from '../../../../fakes/cart-store.fake.js'

const NOW_MS = Date.UTC(2026, 5, 1)
const PLAN = { interval: 'month', frequency: 1, trialDays: null } as const
const LIVE = beginSubscription(PLAN, NOW_MS - 1000)
const ENDED = { ...LIVE, status: 'canceled', endedOnMs: NOW_MS - 500 } as const
const TERMS: PlacingTerms = {
  settings: PLAIN_SETTINGS,
  placing: {
    confirmations: [{ name: 'Terms', for: 'all' }],
    orderRange: { minimumSubtotal: null, maximumTotal: null },
  },
  language: 'en',
  nowMs: NOW_MS,
}
const CART = loadedCart({
  details: {
    ...NO_DETAILS,
    email: 'ada@example.com',
    payment: { provider: 'fake', method: 'm', card: null },
  },
  lines: [shownLineOf('tea', { count: 2 }), shownLineOf('cup')],
})
const CLUB = shownLineOf('club', {
  variant: variantOf('club', { isSubscription: true, isMembership: true, shippable: false }),
  plan: PLAN,
})
const TRIAL = shownLineOf('club', {
  variant: { ...CLUB.variant, trialDays: 7 },
  plan: { ...PLAN, trialDays: 7 },
})
const SPRING = springDiscount({ usageLimit: 3 })

/** Loads a cart of a member or a guest; `memberships` are those of the member. */
async function load(
  more: Partial<LoadedCart<ShownLine>> = {},
  memberId: string | null = null,
  memberships: readonly (typeof LIVE)[] = [],
) {
  const asked: string[] = []
  const work = {
    loadCart: async () => ({ ...CART, ...more, startedMs: 1, updatedMs: 2 }),
    membershipsOf: async (member: string, product: string) => {
      asked.push(`${member} ${product}`)
      return memberships
    },
    digest: (...parts: readonly string[]) => parts.join(' '),
  }
  return { ...(await loadCartToPlace(work, TERMS, orderOf('order'), memberId)), asked }
}

describe('a cart to place', () => {
  it('has the price, the payment and the pieces of its lines', async () => {
    expect(await load()).toMatchObject({
      order: { id: 'order' },
      total: money(3000, 'EUR'),
      provider: 'fake',
      paymentMethod: 'm',
      needed: [
        ['cup', 1],
        ['tea', 2],
      ],
      discount: null,
      trialOf: null,
      begins: null,
      frozen: { id: 'order', total: money(3000, 'EUR'), startedOn: 1, updatedOn: 2 },
      asked: [],
    })
  })

  it('differs from every other cart in its digest', async () => {
    const carts = [{}, { orderId: 'other' }, { lines: [shownLineOf('tea')] }, { discount: known(SPRING) }]
    const digests = await Promise.all(carts.map(async (cart) => (await load(cart)).digest))
    expect(new Set(digests).size).toBe(carts.length)
    expect(digests[0]).toBe('order [["tea",2,1000],["cup",1,1000]] 3000')
  })

  it.each<[string, Partial<LoadedCart<ShownLine>>, object]>([
    [
      'a price that changed',
      { lines: [shownLineOf('tea', { price: money(1, 'EUR') })] },
      { hasNewPrice: true },
    ],
    ['goods that are gone', { lines: [shownLineOf('tea', { isGone: true })] }, { isGone: true }],
    ['a plan', { lines: [CLUB] }, { isSubscription: true, isMembership: true, plan: PLAN }],
  ])('has the facts of its lines: %s', async (_, cart, line) => {
    expect((await load(cart)).placement.lines).toEqual([expect.objectContaining(line)])
  })

  it.each<[string, Partial<LoadedCart<ShownLine>>, object]>([
    ['its extras are known', {}, { areExtrasKnown: true }],
    ['its extras changed', { extrasSeen: '' }, { areExtrasKnown: false }],
    ['a box is not ticked', {}, { unconfirmed: ['Terms'] }],
    ['it has a method', {}, { hasPaymentMethod: true }],
    ['it has no method', { details: { ...CART.details, payment: null } }, { hasPaymentMethod: false }],
  ])('has the facts of its placement: %s', async (_, cart, expected) => {
    expect((await load(cart)).placement).toMatchObject(expected)
  })

  it('takes its discount only if that applies', async () => {
    expect((await load({ discount: known(SPRING) })).discount).toEqual(SPRING)
    expect((await load({ discount: known({ ...SPRING, expiresOn: 1 }) })).discount).toBeNull()
  })

  it.each([
    ['a guest', null, [LIVE], false, []],
    ['a member who has it', 'ada', [ENDED, LIVE], true, ['ada product of club']],
    ['a member who had it', 'ada', [ENDED], false, ['ada product of club']],
  ] as const)('asks for its membership: %s', async (_, memberId, memberships, isHeld, asked) => {
    const cart = await load({ lines: [CLUB] }, memberId, memberships)
    expect([cart.isHeldMembership, cart.asked, cart.placement.isLoggedIn]).toEqual([
      isHeld,
      asked,
      memberId !== null,
    ])
  })

  it('asks for no membership of other goods', async () => {
    expect((await load({}, 'ada', [LIVE])).asked).toEqual([])
  })

  it.each([
    [CLUB, false, 'subscribe', null],
    [TRIAL, false, 'trial', 'product of club'],
    [TRIAL, true, 'subscribe', null],
  ] as const)('begins its subscription (%#)', async (line, isTrialBegun, begin, trialOf) => {
    const cart = await load({ lines: [line], isTrialBegun, discount: known(SPRING) })
    expect(cart).toMatchObject({ trialOf, begins: { begin, repeated: { total: money(1000, 'EUR') } } })
    expect(cart.frozen.renewal?.amount).toEqual(money(1000, 'EUR'))
  })
})

function known(made: Discount) {
  return { code: made.code, made, usedCount: made.usedCount }
}
