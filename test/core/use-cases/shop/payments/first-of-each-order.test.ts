import { expect, it } from '@jest/globals'
import { firstOfEachOrder } from '../../../../../core/use-cases/shop/payments/first-of-each-order.js'

it.each([
  ['', ''],
  ['a1', 'a1'],
  ['a2 a1', 'a2'],
  ['b1 a2 a1', 'b1 a2'],
  ['a2 b1 a1 b0', 'a2 b1'],
])('keeps the newest attempt of each order: "%s" leaves "%s"', (newestFirst, left) => {
  const entries = newestFirst
    .split(' ')
    .filter(Boolean)
    .map((id) => ({ id, orderId: id.slice(0, 1) }))
  expect(
    firstOfEachOrder(entries)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(left)
})
