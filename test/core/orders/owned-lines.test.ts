import { expect, it } from '@jest/globals'
import { money } from '../../../core/money/index.js'
import { ownedLines } from '../../../core/orders/index.js'
import type { RefundState } from '../../../core/orders/index.js'

const taken = {
  payment: 'taken',
  takenMinor: 500,
  refundedMinor: 0,
  shippingMinor: 0,
  isDisputed: false,
} as const
/** Goods for 400, whose delivery cost 100. */
const delivered = { ...taken, shippingMinor: 100 } as const

it.each([
  [taken, true],
  [{ ...taken, refundedMinor: 499 }, true],
  [{ ...taken, refundedMinor: 500 }, false],
  [{ ...taken, refundedMinor: 700 }, false],
  [{ ...taken, isDisputed: true }, false],
  [{ ...taken, refundedMinor: 500, isDisputed: true }, false],
  [{ ...taken, takenMinor: 0 }, true],
  [{ ...taken, payment: null, takenMinor: 0 }, true],
  [{ ...taken, payment: 'held' }, false],
  [{ ...taken, payment: 'held', isDisputed: true }, false],
  [{ ...taken, payment: 'capturing' }, false],
  [{ ...taken, payment: 'trial' }, true],
  [{ ...taken, payment: 'lapsed' }, false],
  [{ ...delivered, refundedMinor: 399 }, true],
  [{ ...delivered, refundedMinor: 400 }, false],
  [{ ...delivered, refundedMinor: 450 }, false],
  [{ ...delivered, refundedMinor: 500 }, false],
  [{ ...delivered, payment: 'held' }, false],
  // The goods were free: only the delivery was paid.
  [{ ...taken, shippingMinor: 500, refundedMinor: 0 }, true],
  [{ ...taken, shippingMinor: 500, refundedMinor: 100 }, true],
  [{ ...taken, shippingMinor: 500, refundedMinor: 500 }, false],
] as const)('of an order with %j the lines are its buyer’s: %s', (standing, expected) => {
  const given = { items: [{ id: 'a', count: 1 }], isCancelled: false, payments: [standing], refunds: [] }
  expect(ownedLines(given).length > 0).toBe(expected)
  expect(ownedLines({ ...given, isCancelled: true })).toEqual([])
  // A refunded payment ends the lines, even if another payment is kept.
  expect(ownedLines({ ...given, payments: [standing, taken] }).length > 0).toBe(expected)
})

it('belong to their buyer where nothing was to be paid, until the order is cancelled', () => {
  const given = { items: [{ id: 'a', count: 1 }], payments: [], refunds: [] }
  expect(ownedLines({ ...given, isCancelled: false })).toEqual(given.items)
  expect(ownedLines({ ...given, isCancelled: true })).toEqual([])
})

const refund = (
  state: 'done' | 'requested' | 'pending' | 'refused',
  ...pieces: readonly [string, number][]
) => ({
  state,
  lines: pieces.map(([lineId, count]) => ({ lineId, count })),
  amount: money(0, 'EUR'),
  shipping: money(0, 'EUR'),
})

it.each([
  ['no refund', [], ['a', 'b']],
  ['a refund of an amount', [refund('done')], ['a', 'b']],
  ['one of two pieces', [refund('done', ['a', 1])], ['a', 'b']],
  ['both pieces', [refund('done', ['a', 2])], ['b']],
  ['both pieces, one after the other', [refund('done', ['a', 1]), refund('done', ['a', 1])], ['b']],
  ['a piece whose money is on its way', [refund('done', ['a', 1]), refund('requested', ['a', 1])], ['b']],
  ['pending and refused refunds', [refund('pending', ['a', 2]), refund('refused', ['b', 1])], ['b']],
  ['every line', [refund('done', ['a', 2], ['b', 1])], []],
] as const)('after %s these lines are the buyer’s', (_, refunds, kept) => {
  const items = [
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
  ]
  const given = { items, refunds, isCancelled: false, payments: [taken] }
  expect(ownedLines(given).map(({ id }) => id)).toEqual(kept)
})

it.each([
  ['shipping alone', 100, 100, true],
  ['shipping and almost all goods', 499, 100, true],
  ['shipping and all goods', 500, 100, false],
  ['a part of shipping and all goods', 450, 50, false],
] as const)('after a refund of %s', (_, refundedMinor, shippingMinor, expected) => {
  const asked = { amount: money(refundedMinor, 'EUR'), lines: [], shipping: money(shippingMinor, 'EUR') }
  const given = { items: [{ id: 'a', count: 1 }], isCancelled: false }
  const owns = (state: RefundState, doneMinor: number): boolean => {
    const payments = [{ ...delivered, refundedMinor: doneMinor }]
    return ownedLines({ ...given, payments, refunds: [{ ...asked, state }] }).length > 0
  }
  expect([owns('done', refundedMinor), owns('requested', 0), owns('pending', 0)]).toEqual([
    expected,
    expected,
    expected,
  ])
  expect(owns('refused', 0)).toBe(true)
})
