import { describe, expect, it } from '@jest/globals'
import {
  decideLine,
  isCount,
  lineRefusal,
  MAX_CART_LINES,
  MAX_PIECES,
  momentOfNewLine,
} from '../../../../core/use-cases/shop/buying-rules.js'
import type { WantedCount } from '../../../../core/use-cases/shop/buying-rules.js'

const endless = { type: 'infinite' } as const
const ordinary = { isSubscription: false, isMembership: false, inventory: endless }
const subscription = { ...ordinary, isSubscription: true }
const membership = { ...ordinary, isMembership: true }
const few = { ...ordinary, inventory: { type: 'finite', quantity: 2 } as const }
const full = Array.from({ length: MAX_CART_LINES }, () => ordinary)

describe('goods in a cart', () => {
  it.each([
    ['an ordinary product beside others', ordinary, 3, [ordinary, ordinary], null],
    ['a subscription alone', subscription, 1, [], null],
    ['a subscription beside a product', subscription, 1, [ordinary], 'MixedCartError'],
    ['a product beside a subscription', ordinary, 1, [subscription], 'MixedCartError'],
    ['a second subscription', subscription, 1, [subscription], 'MixedCartError'],
    ['the last pieces', few, 2, [], null],
    ['more pieces than there are', few, 3, [], 'OutOfInventory'],
    ['more pieces than a cart takes', ordinary, MAX_PIECES + 1, [], 'InvalidQuantity'],
    ['one membership', membership, 1, [ordinary], null],
    ['a membership twice', membership, 2, [], 'OutOfInventory'],
    ['a line too many', ordinary, 1, full, 'CartFull'],
  ] as const)('are judged: %s', (_name, goods, count, others, code) => {
    expect(lineRefusal(goods, count, others)?.code ?? null).toBe(code)
  })

  it.each([
    [1, 1, true],
    [0, 1, false],
    [0, 0, true],
    [1.5, 1, false],
    [Number.NaN, 1, false],
    [MAX_PIECES, 1, true],
    [MAX_PIECES + 1, 1, false],
  ])('count %d pieces if %d is the least: %s', (count, least, holds) => {
    expect(isCount(count, least)).toBe(holds)
  })
})

describe('a line of a cart', () => {
  const cup = { ...ordinary, skuId: 'cup' }
  const inCart = [
    { ...cup, count: 2, addedMs: 10 },
    { ...ordinary, skuId: 'pot', count: 1, addedMs: 1000 },
  ]

  it.each<[string, string, WantedCount, number, readonly string[]]>([
    ['adds to the pieces in the cart', 'cup', { mode: 'add', count: 3 }, 5, []],
    ['begins with the pieces that are added', 'tea', { mode: 'add', count: 3 }, 3, []],
    ['takes the count that is set', 'cup', { mode: 'set', count: 1 }, 1, []],
    ['is alone where it is bought now', 'cup', { mode: 'buy-now', count: 1 }, 1, ['pot']],
    ['is alone where it is new and bought now', 'tea', { mode: 'buy-now', count: 1 }, 1, ['cup', 'pot']],
  ])('%s', (_, skuId, wanted, count, dropped) => {
    // A known line keeps its place, a new one comes last.
    const addedMs = skuId === 'cup' ? 10 : 1001
    expect(decideLine(inCart, { ...cup, skuId }, wanted, 1000)).toEqual({
      ok: true,
      value: { count, addedMs, dropped },
    })
  })

  it('is refused by the other lines of the cart, unless it is bought alone', () => {
    const plan = { ...subscription, skuId: 'plan' }
    expect(decideLine(inCart, plan, { mode: 'add', count: 1 }, 1000)).toMatchObject({
      failure: { code: 'MixedCartError' },
    })
    expect(decideLine(inCart, plan, { mode: 'buy-now', count: 1 }, 1000).ok).toBe(true)
    expect(decideLine(inCart, { ...few, skuId: 'cup' }, { mode: 'add', count: 1 }, 1000)).toMatchObject({
      failure: { code: 'OutOfInventory' },
    })
  })
})

describe('the moment of a new line', () => {
  it.each([
    ['is now in an empty cart', [], 1000],
    ['is now behind older lines', [10, 900], 1000],
    ['is later than a line of the same millisecond', [1000], 1001],
    ['is later than all lines after the clock was set back', [5000, 4000], 5001],
  ] as const)('%s', (_, others, expected) => {
    expect(momentOfNewLine(1000, others)).toBe(expected)
  })
})
