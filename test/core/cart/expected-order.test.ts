import { describe, expect, it } from '@jest/globals'
import { cartTransition, expectedOrder, statusOfCart, UNREAD_CART } from '../../../core/cart/index.js'
import type { CartEvent, CartState } from '../../../core/cart/index.js'
import { skuId } from '../../../core/catalog/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { anOrder, reading } from '../checkout/checkout.fixture.js'
import { LOST } from './fake-shop.js'

const SKU = skuId('mug')
const order = (count: number) => {
  const [line] = anOrder().items
  const items = line ? [{ ...line, count, sku: { ...line.sku, id: SKU } }] : []
  return reading(count === 0 ? null : anOrder({ items, itemCount: count }))
}
const read = (count: number): CartEvent => ({
  tag: 'read',
  readings: [{ query: '', result: ok(order(count)) }],
})
const set = (count: number): CartEvent => ({ tag: 'change', skuId: SKU, count })
const accepted: CartEvent = { tag: 'changed', skuId: SKU, result: ok({} as never) }
const refused: CartEvent = { tag: 'changed', skuId: SKU, result: err(LOST) }
const lost: CartEvent = { tag: 'read', readings: [{ query: '', result: err(LOST) }] }
const refresh: CartEvent = { tag: 'refresh' }

const after = (events: readonly CartEvent[]): CartState =>
  events.reduce((state, event) => cartTransition(state, event)[0], UNREAD_CART)

describe('the cart that a visitor expects', () => {
  it.each<readonly [string, readonly CartEvent[], string, number]>([
    ['not read yet', [], 'unread', 0],
    ['being read for the first time', [refresh], 'unread', 0],
    ['never answered', [refresh, lost], 'failed', 0],
    ['empty', [refresh, read(0)], 'empty', 0],
    ['filled', [refresh, read(2)], 'filled', 2],
    ['filled, then out of reach', [refresh, read(2), refresh, lost], 'failed', 2],
    ['with a count on its way', [refresh, read(2), set(5)], 'filled', 5],
    ['with the last of several counts on their way', [refresh, read(2), set(5), set(7)], 'filled', 7],
    ['with its only line on the way out', [refresh, read(2), set(0)], 'empty', 0],
    ['with an accepted count that no reading shows yet', [refresh, read(2), set(5), accepted], 'filled', 5],
    [
      'with an accepted count and a reading that began before',
      [refresh, read(2), set(5), refresh, accepted, read(2)],
      'filled',
      5,
    ],
    [
      'with an accepted count that the back end lowered',
      [refresh, read(2), set(5), accepted, read(4)],
      'filled',
      4,
    ],
    [
      'with an accepted count and a reading that failed',
      [refresh, read(2), set(5), accepted, lost],
      'failed',
      5,
    ],
    ['with a refused count', [refresh, read(2), set(5), refused], 'filled', 2],
    [
      'with a refused count after an accepted one',
      [refresh, read(2), set(5), accepted, set(9), refused],
      'filled',
      5,
    ],
  ])('%s', (_, events, status, count) => {
    const state = after(events)
    expect([statusOfCart(state), expectedOrder(state)?.itemCount ?? 0]).toEqual([status, count])
  })
})
