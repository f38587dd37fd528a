import { describe, expect, it } from '@jest/globals'
import {
  isBegunElsewhere,
  trialNames,
} from '../../../../../core/use-cases/shop/subscriptions/begun-trials.js'

const TRIAL = { memberId: 'ada', productId: 'box', orderId: 'order-2' }

describe('a trial', () => {
  it('is known by its member and by their address, so that a new account begins no second one', () => {
    const names = trialNames(TRIAL, 'ada@example.com')
    const again = trialNames({ ...TRIAL, memberId: 'ada again' }, 'ada@example.com')
    expect(names).toEqual([
      ['member', 'ada', 'box'],
      ['address', 'ada@example.com', 'box'],
    ])
    expect(names.filter((name) => again.some((other) => other.join() === name.join()))).toHaveLength(1)
  })

  it('is known by its member alone once the address is gone', () => {
    expect(trialNames(TRIAL, null)).toEqual([['member', 'ada', 'box']])
  })

  it.each([
    [[], false],
    [['order-2'], false],
    [['order-1'], true],
    [['order-2', 'order-1'], true],
  ])('recorded with the orders %j has begun elsewhere: %s', (recorded, isElsewhere) => {
    expect(isBegunElsewhere(TRIAL, recorded)).toBe(isElsewhere)
  })
})
