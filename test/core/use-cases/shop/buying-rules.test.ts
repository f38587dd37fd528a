import { describe, expect, it } from '@jest/globals'
import { isCount, lineRefusal, MAX_LINES, MAX_PIECES } from '../../../../core/use-cases/shop/buying-rules.js'

const endless = { type: 'infinite' } as const
const ordinary = { isSubscription: false, isMembership: false, inventory: endless }
const subscription = { ...ordinary, isSubscription: true }
const membership = { ...ordinary, isMembership: true }
const few = { ...ordinary, inventory: { type: 'finite', quantity: 2 } as const }
const full = Array.from({ length: MAX_LINES }, () => ordinary)

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
  ])('count %d pieces where %d is the least: %s', (count, least, holds) => {
    expect(isCount(count, least)).toBe(holds)
  })
})
