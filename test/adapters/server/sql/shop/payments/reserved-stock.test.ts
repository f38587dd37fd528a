import { describe, expect, it } from '@jest/globals'
import { neededStock } from '../../../../../../adapters/server/sql/shop/payments/reserved-stock.js'
import type { CartLine } from '../../../../../../adapters/server/sql/shop/cart/cart.js'

const line = (skuId: string, count: number): CartLine =>
  ({ row: { count }, sku: { id: skuId } }) as unknown as CartLine

describe('stock that an order needs', () => {
  it('is summed per SKU, in the order of their ids, for any order of additions', () => {
    const one = [line('b', 1), line('a', 2), line('c', 3), line('b', 4)]
    const expected = [
      ['a', 2],
      ['b', 5],
      ['c', 3],
    ]
    expect(neededStock(one)).toEqual(expected)
    expect(neededStock([...one].reverse())).toEqual(expected)
    expect(neededStock([])).toEqual([])
  })
})
