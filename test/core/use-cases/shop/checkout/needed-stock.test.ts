import { describe, expect, it } from '@jest/globals'
import { neededStock } from '../../../../../core/use-cases/shop/checkout/cart-to-place.js'
import { shownLineOf } from '../../../../fakes/cart-store.fake.js'

const line = (skuId: string, count: number) => shownLineOf(skuId, { count })

describe('stock that an order needs', () => {
  it('is summed per SKU, in the order of their ids, for any order of additions', () => {
    const one = [line('b', 1), line('a', 2), line('c', 3), line('b', 4)]
    const expected = [
      ['a', 2],
      ['b', 5],
      ['c', 3],
    ]
    expect(neededStock({ lines: one })).toEqual(expected)
    expect(neededStock({ lines: [...one].reverse() })).toEqual(expected)
    expect(neededStock({ lines: [] })).toEqual([])
  })
})
