import { describe, expect, it } from '@jest/globals'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import {
  isTakenOver,
  decideJoin,
  decideFormerOrder,
  wouldMixSubscription,
} from '../../../../core/use-cases/shop/move-cart.js'
import type { MovedOrder } from '../../../../core/use-cases/shop/move-cart.js'

const way = { from: visitorId('before'), to: visitorId('after') }
const moves = {
  'log-in': { ...way, tag: 'log-in', member: 'ada' },
  'stay-guest': { ...way, tag: 'stay-guest' },
  'log-out': { ...way, tag: 'log-out' },
} as const

const order = (status: string, ownerId: string | null = null, currency = 'EUR'): MovedOrder => ({
  status,
  ownerId,
  currency,
})

describe('the order of a visitor who moves', () => {
  it.each([
    ['log-in', order('cart'), 'keep'],
    ['log-in', order('placed'), 'keep'],
    ['log-in', order('cart', 'ada'), 'keep'],
    ['log-in', order('cart', 'bob'), 'leave'],
    ['stay-guest', order('cart'), 'keep'],
    ['stay-guest', order('submitting', 'ada'), 'leave'],
    ['log-out', order('cart'), 'delete'],
    ['log-out', order('cart', 'ada'), 'leave'],
    ['log-out', order('submitting'), 'leave'],
    ['log-out', order('placed'), 'leave'],
  ] as const)('on a %s of %j: %s', (tag, own, fate) => {
    expect(decideFormerOrder(own, moves[tag])).toBe(fate)
  })

  it.each([
    [null, null, 'own'],
    [order('cart'), null, 'own'],
    [order('cart'), order('submitting', 'ada'), 'own'],
    [null, order('cart', 'ada'), 'earlier'],
    [order('placed'), order('cart', 'ada'), 'earlier'],
    [order('submitting'), order('cart', 'ada'), 'own'],
    [order('cart', null, 'USD'), order('cart', 'ada'), 'own'],
    [order('cart'), order('cart', 'ada'), 'merge'],
  ] as const)('%j beside the earlier cart %j of its member: %s', (own, earlier, shown) => {
    expect(decideJoin(own, earlier)).toBe(shown)
  })

  it.each([
    [order('cart'), true],
    [order('submitting'), true],
    [order('placed'), false],
    [order('cart', 'ada'), false],
  ] as const)("%j becomes the member's: %s", (shown, isTheirs) => {
    expect(isTakenOver(shown)).toBe(isTheirs)
  })

  const goods = { isSubscription: false }
  const plan = { isSubscription: true }
  it.each([
    [[], [plan], false],
    [[plan], [], false],
    [[goods], [goods], false],
    [[goods], [plan], true],
    [[plan], [goods], true],
  ])('lines %j with %j would mix: %s', (into, from, isMixed) => {
    expect(wouldMixSubscription(into, from)).toBe(isMixed)
  })
})
