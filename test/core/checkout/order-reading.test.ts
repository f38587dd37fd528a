import { describe, expect, it } from '@jest/globals'
import { orderTransition } from '../../../core/checkout/order-reading.machine.js'
import type { OrderState } from '../../../core/checkout/order-reading.machine.js'
import { err, ok } from '../../../core/shared/index.js'
import { anOrder, COURIER, POST, reading, UNREACHABLE } from './checkout.fixture.js'

const unchosen = reading(anOrder({ shippingMethods: [{ ...POST, selected: false }, COURIER] }))
const stale = reading(anOrder({ flags: { shouldRecalc: true } }))
const digital = reading(
  anOrder({ flags: { requiresShipping: false }, shippingMethods: [{ ...POST, selected: false }] }),
)

const readingNow = (parts: Partial<Extract<OrderState, { tag: 'reading' }>> = {}): OrderState => ({
  tag: 'reading',
  known: null,
  requestId: 1,
  isPrepared: false,
  isOutdated: false,
  ...parts,
})

describe('reading the order', () => {
  it('sends one request, and another after a change during the first', () => {
    const [first, effects] = orderTransition({ tag: 'unread' }, { tag: 'refresh-requested' }, 1)
    expect(effects).toEqual([{ tag: 'read-order', requestId: 1 }])
    const [second, none] = orderTransition(first, { tag: 'refresh-requested' }, 2)
    expect(none).toEqual([])
    const [third, again] = orderTransition(
      second,
      { tag: 'order-read', requestId: 1, answer: ok(reading()) },
      2,
    )
    expect(again).toEqual([{ tag: 'read-order', requestId: 2 }])
    expect(third).toEqual(readingNow({ requestId: 2 }))
  })

  it.each([
    ['a chosen method and fresh estimates need nothing', reading(), { tag: 'read', known: reading() }, []],
    ['an empty cart needs nothing', reading(null), { tag: 'read', known: reading(null) }, []],
    ['an order that is not shipped needs no method', digital, { tag: 'read', known: digital }, []],
    [
      'the first method is chosen where none is',
      unchosen,
      { tag: 'preparing', step: 'selecting', known: unchosen, requestId: 2, isOutdated: false },
      [{ tag: 'select-shipping-method', id: 'post', requestId: 2 }],
    ],
    [
      'stale estimates are recalculated',
      stale,
      { tag: 'preparing', step: 'recalculating', known: stale, requestId: 2, isOutdated: false },
      [{ tag: 'recalculate', requestId: 2 }],
    ],
  ])('%s', (_name, answer, state, effects) => {
    expect(orderTransition(readingNow(), { tag: 'order-read', requestId: 1, answer: ok(answer) }, 2)).toEqual(
      [state, effects],
    )
  })

  it('recalculates after the method was chosen, reads once more and then keeps the answer', () => {
    const [selecting] = orderTransition(
      readingNow(),
      { tag: 'order-read', requestId: 1, answer: ok(unchosen) },
      2,
    )
    const [recalculating, second] = orderTransition(
      selecting,
      { tag: 'shipping-method-selected', requestId: 2 },
      3,
    )
    expect(second).toEqual([{ tag: 'recalculate', requestId: 3 }])
    const [again, third] = orderTransition(recalculating, { tag: 'recalculated', requestId: 3 }, 4)
    expect(third).toEqual([{ tag: 'read-order', requestId: 4 }])
    // A shop that refuses the method must not be asked for ever.
    expect(orderTransition(again, { tag: 'order-read', requestId: 4, answer: ok(unchosen) }, 5)).toEqual([
      { tag: 'read', known: unchosen },
      [],
    ])
  })

  it('keeps the last order when the shop cannot be reached', () => {
    const known = reading()
    expect(
      orderTransition(
        readingNow({ known }),
        { tag: 'order-read', requestId: 1, answer: err(UNREACHABLE) },
        2,
      ),
    ).toEqual([{ tag: 'unreachable', known, failure: UNREACHABLE }, []])
  })

  it.each([
    [
      'another read',
      readingNow({ requestId: 7 }),
      { tag: 'order-read', requestId: 1, answer: ok(reading()) },
    ],
    [
      'a state that reads nothing',
      { tag: 'unread' },
      { tag: 'order-read', requestId: 1, answer: ok(reading()) },
    ],
    ['a read, not a choice', readingNow(), { tag: 'shipping-method-selected', requestId: 1 }],
    ['a read, not a recalculation', readingNow(), { tag: 'recalculated', requestId: 1 }],
  ] as const)('ignores a late answer meant for %s', (_name, state, event) => {
    expect(orderTransition(state, event, 9)).toEqual([state, []])
  })
})
