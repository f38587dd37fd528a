import { expect, it } from '@jest/globals'
import { ENOUGH_ORDERS, onlyOrder } from '../../../../../core/use-cases/shop/orders/only-order.js'

it.each([
  [[], { tag: 'unknown' }],
  [['a'], { tag: 'one', id: 'a' }],
  [['a', 'b'], { tag: 'several' }],
])('names one order alone: of %j', (found, named) => {
  expect(onlyOrder(found)).toEqual(named)
})

it('reads so many orders that an ambiguous number shows', () => {
  expect(onlyOrder(Array.from({ length: ENOUGH_ORDERS }, (_, at) => at)).tag).toBe('several')
})
