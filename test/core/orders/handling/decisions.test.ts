import { describe, expect, it } from '@jest/globals'
import {
  decideCancel,
  decideCapture,
  decideFulfil,
  decideNote,
  fulfilmentStandingOf,
  needsSending,
  orderActions,
  piecesToSend,
  sendablePieces,
} from '../../../../core/orders/index.js'
import type { DeskOrder, DeskPaymentStatus, LineItem } from '../../../../core/orders/index.js'
import { skuPiecesOf } from '../../../../core/orders/handling/order-standing.js'
import { act, deskOrder, placedOrder } from './desk-order.fixture.js'
import { answered, done, fulfil, line, outcome, refund, refunded } from './desk-steps.fixture.js'

const STATUSES: readonly DeskPaymentStatus[] = [
  'pending',
  'held',
  'capturing',
  'releasing',
  'taken',
  'lapsed',
  'trial',
  'free',
]

describe('possible actions on an order by the state of its money', () => {
  it.each([
    ['pending', 'not-placed', 'not-placed', 'not-paid', 'not-placed'],
    ['held', 'ok', 'ok', 'not-paid', 'ok'],
    ['capturing', 'ok', 'under-way', 'under-way', 'ok'],
    ['releasing', 'not-paid', 'ok', 'under-way', 'cancelled'],
    ['taken', 'ok', 'ok', 'ok', 'ok'],
    ['lapsed', 'not-paid', 'ok', 'not-paid', 'nothing-held'],
    ['trial', 'ok', 'ok', 'not-paid', 'nothing-held'],
    ['free', 'ok', 'ok', 'not-paid', 'nothing-held'],
  ] as const)(
    '%s: fulfil %s, cancel %s, refund %s, capture %s',
    (status, sent, cancelled, given, captured) => {
      const order = deskOrder(status)
      expect(outcome(fulfil(order))).toBe(sent)
      expect(outcome(decideCancel(order, { reason: null, restocks: true }, act()))).toBe(cancelled)
      expect(outcome(refund(order, { tag: 'whole' }))).toBe(given)
      expect(outcome(decideCapture(order, act()))).toBe(captured)
    },
  )

  it('are listed by the decisions themselves', () => {
    expect(STATUSES.map((status) => orderActions(deskOrder(status)).join(' '))).toEqual([
      'note',
      'fulfil capture cancel note',
      'fulfil note',
      'cancel note',
      'fulfil refund cancel note',
      'cancel note',
      'fulfil cancel note',
      'fulfil cancel note',
    ])
  })

  it('are a refund only once the order is cancelled and its money is still there', () => {
    const order = done(deskOrder(), decideCancel(deskOrder(), { reason: null, restocks: true }, act('r')))
    expect(orderActions(order)).toEqual(['note'])
    expect(orderActions(answered(order, 'refused'))).toEqual(['refund', 'note'])
  })
})

describe('sending an order', () => {
  it('goes from unfulfilled over partly to fulfilled, line by line', () => {
    const order = deskOrder(
      'taken',
      placedOrder([
        [3, 1000],
        [1, 500],
      ]),
    )
    const once = done(order, fulfil(order, [line(2)]))
    const whole = done(once, fulfil(once))
    expect([order, once, whole].map(fulfilmentStandingOf)).toEqual([
      'unfulfilled',
      'partly-fulfilled',
      'fulfilled',
    ])
    expect(piecesToSend(once)).toEqual([line(1), line(1, 'line-2')])
    expect(whole.fulfilments.at(-1)).toMatchObject({
      carrier: 'DHL',
      tracking: '00340',
      lines: piecesToSend(once),
    })
    expect(outcome(fulfil(whole))).toBe('nothing-left')
  })

  it.each([
    ['more than were ordered', [line(4)], 'too-many'],
    ['more in two mentions of a line', [line(2), line(2)], 'too-many'],
    ['a line of another order', [line(1, 'line-9')], 'unknown-line'],
    ['no piece', [line(0)], 'bad-count'],
    ['less than nothing', [line(-1)], 'bad-count'],
    ['half a piece', [line(1.5)], 'bad-count'],
    ['more than numbers hold', [line(Number.POSITIVE_INFINITY)], 'bad-count'],
    ['no line', [], 'bad-count'],
  ])('refuses %s', (_, pieces, tag) => {
    expect(outcome(fulfil(deskOrder(), pieces))).toBe(tag)
  })

  it('captures held money with the first parcel only', () => {
    const order = deskOrder('held')
    const once = done(order, fulfil(order, [line(1)]))
    expect(once.payment.status).toBe('capturing')
    expect(once.events.map(({ tag }) => tag)).toEqual(['fulfilled', 'capture-requested'])
    expect(
      done(once, fulfil(once))
        .events.map(({ tag }) => tag)
        .slice(2),
    ).toEqual(['fulfilled'])
  })

  it('sends no piece that was refunded before', () => {
    const order = refunded(deskOrder(), { tag: 'lines', lines: [line(1)] })
    expect(piecesToSend(order)).toEqual([line(2)])
    const sent = done(order, fulfil(order))
    expect([fulfilmentStandingOf(sent), outcome(fulfil(sent))]).toEqual(['fulfilled', 'nothing-left'])
  })

  it.each([
    ['the whole order', [], 'requested', 'all', 'withdrawn', []],
    ['the whole order, accepted', [], 'accepted', [line(1)], 'withdrawn', []],
    ['the whole order, and was refused', [], 'refused', 'all', 'ok', [line(3), line(1, 'line-2')]],
    ['a piece', [line(1)], 'requested', 'all', 'withdrawn', [line(2), line(1, 'line-2')]],
    [
      'a piece, and is sent the others',
      [line(1)],
      'requested',
      [line(2)],
      'ok',
      [line(2), line(1, 'line-2')],
    ],
    ['a line, and is sent it', [line(3)], 'requested', [line(1)], 'withdrawn', [line(1, 'line-2')]],
    ['a line, marked as refunded', [line(3)], 'refunded', 'all', 'withdrawn', [line(1, 'line-2')]],
  ] as const)('has %s withdrawn from', (_, lines, state, wanted, answer, sendable) => {
    const order = deskOrder(
      'taken',
      placedOrder([
        [3, 1000],
        [1, 500],
      ]),
    )
    const withdrawn = { ...order, returns: [{ id: 'order', lines, state, receivedMs: 1500 }] }
    expect(sendablePieces(withdrawn)).toEqual(sendable)
    expect(needsSending(withdrawn)).toBe(sendable.length > 0)
    expect(outcome(fulfil(withdrawn, wanted))).toBe(answer)
    const parcel = { pieces: wanted, carrier: null, tracking: null, sendsWithdrawn: true } as const
    expect(outcome(decideFulfil(withdrawn, parcel, act()))).toBe('ok')
    expect(orderActions(withdrawn)).toContain('fulfil')
  })

  it('names the withdrawn lines, and counts a piece that was refunded since once', () => {
    const order = deskOrder(
      'taken',
      placedOrder([
        [3, 1000],
        [1, 500],
      ]),
    )
    const lines = [line(1), line(1, 'line-2')] as const
    const returns = [{ id: 'order', lines, state: 'accepted', receivedMs: 1500 }] as const
    expect(fulfil({ ...order, returns })).toMatchObject({
      failure: {
        message:
          'The shopper has withdrawn from 1 piece of line 1 (Thing 1) and 1 piece of line 2 (Thing 2).' +
          ' Send only what the shopper keeps.',
      },
    })
    const since = refunded({ ...order, returns }, { tag: 'lines', lines: returns[0].lines })
    expect([sendablePieces(since), outcome(fulfil(since))]).toEqual([[line(2)], 'ok'])
    // A refund of before the withdrawal was for another piece.
    const before = { ...since, returns: [{ ...returns[0], lines: [line(2)], receivedMs: 2500 }] }
    expect([sendablePieces(before), outcome(fulfil(before))]).toEqual([[], 'withdrawn'])
  })

  it('removes control characters from stored texts, and refuses endless texts', () => {
    const request = { pieces: 'all', carrier: ' D\u001b[31mHL ', tracking: '' } as const
    const sent = done(deskOrder(), decideFulfil(deskOrder(), request, act()))
    expect(sent.fulfilments[0]).toMatchObject({ carrier: 'D[31mHL', tracking: null })
    expect(outcome(decideFulfil(deskOrder(), { ...request, tracking: 'x'.repeat(2001) }, act()))).toBe(
      'bad-text',
    )
  })
})

it('changes the stock of SKUs in the order of their ids, so that two orders lock them alike', () => {
  const order = deskOrder(
    'taken',
    placedOrder([
      [3, 100],
      [2, 100],
      [1, 100],
    ]),
  )
  const pieces = [3, 1, 2, 1].map((number) => ({ lineId: `line-${number}`, count: 1 }))
  expect(skuPiecesOf(order, pieces)).toEqual([
    { skuId: 'sku-1', count: 2 },
    { skuId: 'sku-2', count: 1 },
    { skuId: 'sku-3', count: 1 },
  ])
})

describe('goods that the site delivers', () => {
  const sold = (
    ...types: readonly (readonly [type: LineItem['product']['type'], files?: string])[]
  ): DeskOrder => {
    const order = deskOrder('taken', placedOrder(types.map(() => [1, 1000])))
    const items = order.placed.items.map((item, at) => {
      const [type = 'Physical', files = ''] = types[at] ?? []
      return { ...item, product: { ...item.product, type, fields: { 'download-files': files } } }
    })
    return { ...order, placed: { ...order.placed, items } }
  }

  it('are memberships without a parcel', () => {
    const order = sold(['Membership'])
    const flags = { ...order.placed.flags, requiresShipping: false }
    expect(needsSending({ ...order, placed: { ...order.placed, flags } })).toBe(false)
  })

  it.each([
    ['files', [['Digital', 'guide.pdf']], []],
    ['digital goods that are mailed by hand', [['Digital']], ['line-1']],
    ['digital goods whose files lie outside of the folder', [['Digital', '../guide.pdf']], ['line-1']],
    ['goods without a type, with files', [['Advanced', 'guide.pdf']], []],
    ['goods without a type', [['Advanced']], ['line-1']],
    ['a service with files', [['Service', 'notes.pdf']], ['line-1']],
    ['a membership with a parcel', [['Membership']], ['line-1']],
    ['a service', [['Service']], ['line-1']],
    ['a book with its files', [['Physical', 'book.pdf']], ['line-1']],
    ['parcels beside files', [['Digital', 'guide.pdf'], ['Physical']], ['line-2']],
  ] as const)('%s', (_, types, toSend) => {
    const order = sold(...types)
    expect(piecesToSend(order).map(({ lineId }) => lineId)).toEqual(toSend)
    expect([needsSending(order), orderActions(order).includes('fulfil')]).toEqual([
      toSend.length > 0,
      toSend.length > 0,
    ])
    const sent = fulfil(order)
    if (toSend.length === 0)
      expect(sent).toMatchObject({
        failure: { tag: 'nothing-left', message: expect.stringContaining('files and memberships') },
      })
    else expect(fulfilmentStandingOf(done(order, sent))).toBe('fulfilled')
  })
})

describe('a note', () => {
  it('is kept as it is written, and refused if it is empty', () => {
    expect(decideNote(' Rang at 9:\nno answer ', act())).toMatchObject({
      value: { events: [{ tag: 'note', text: 'Rang at 9:\nno answer', by: 'owner' }] },
    })
    expect(outcome(decideNote('\u0007 ', act()))).toBe('bad-text')
  })
})
