import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import {
  applyDecision,
  decideCancel,
  decideCapture,
  decideFulfil,
  decideNote,
  decideRefund,
  decideRefundOutcome,
  fulfilmentStandingOf,
  noticeProvider,
  orderActions,
  paymentStandingOf,
  piecesToSend,
  refundableMoney,
} from '../../../../core/orders/index.js'
import type {
  DeskOrder,
  DeskPaymentStatus,
  LinePieces,
  OrderDecision,
  OrderRefusal,
  RefundExtent,
} from '../../../../core/orders/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { act, deskOrder, placedOrder } from './desk-order.fixture.js'

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

const eur = (amountMinor: number) => money(amountMinor, 'EUR')
const line = (count: number, lineId = 'line-1'): LinePieces => ({ lineId, count })

const outcome = (result: Result<unknown, OrderRefusal>): string => (result.ok ? 'ok' : result.failure.tag)

function done(order: DeskOrder, result: Result<OrderDecision | null, OrderRefusal>): DeskOrder {
  if (!result.ok) throw new Error(result.failure.message)
  return result.value === null ? order : applyDecision(order, result.value)
}

const fulfil = (order: DeskOrder, pieces: 'all' | readonly LinePieces[] = 'all', id = 'parcel') =>
  decideFulfil(order, { pieces, carrier: 'DHL', tracking: '00340' }, act(id))

const refund = (order: DeskOrder, extent: RefundExtent, { key = 'k', restocks = false, id = 'r' } = {}) =>
  decideRefund(order, { key, extent, restocks, reason: null }, act(id))

function asked(order: DeskOrder, extent: RefundExtent, options = {}): DeskOrder {
  const result = refund(order, extent, options)
  if (!result.ok) throw new Error(result.failure.message)
  return result.value.tag === 'repeated' ? order : applyDecision(order, result.value.decision)
}

function answered(order: DeskOrder, tag: 'done' | 'refused', id = 'r'): DeskOrder {
  const decision = decideRefundOutcome(order, id, { tag, message: 'No balance.' }, act())
  return decision === null ? order : applyDecision(order, decision)
}

const refunded = (order: DeskOrder, extent: RefundExtent, options: { key?: string; id?: string } = {}) =>
  answered(asked(order, extent, options), 'done', options.id)

describe('what can be done with an order by how its money stands', () => {
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

  it('is listed as the decisions themselves answer', () => {
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

  it('is nothing but a refund once the order is cancelled and its money is still there', () => {
    const order = done(deskOrder(), decideCancel(deskOrder(), { reason: null, restocks: true }, act('r')))
    expect(orderActions(order)).toEqual(['note'])
    expect(orderActions(answered(order, 'refused'))).toEqual(['refund', 'note'])
  })
})

describe('sending an order', () => {
  it('goes from unfulfilled over partly to fulfilled, line by line', () => {
    const order = deskOrder('taken', placedOrder([[3, 1000], [1, 500]])) // prettier-ignore
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

  it('has held money taken with the first parcel only', () => {
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

  it('keeps back what was refunded before it was sent', () => {
    const order = refunded(deskOrder(), { tag: 'lines', lines: [line(1)] })
    expect(piecesToSend(order)).toEqual([line(2)])
    const sent = done(order, fulfil(order))
    expect([fulfilmentStandingOf(sent), outcome(fulfil(sent))]).toEqual(['fulfilled', 'nothing-left'])
  })

  it('takes control characters out of what is kept, and refuses texts without end', () => {
    const request = { pieces: 'all', carrier: ' D\u001b[31mHL ', tracking: '' } as const
    const sent = done(deskOrder(), decideFulfil(deskOrder(), request, act()))
    expect(sent.fulfilments[0]).toMatchObject({ carrier: 'D[31mHL', tracking: null })
    expect(outcome(decideFulfil(deskOrder(), { ...request, tracking: 'x'.repeat(2001) }, act()))).toBe(
      'bad-text',
    )
  })
})

describe('giving money back', () => {
  it('goes from paid over partly refunded to refunded, whole, by line and by amount', () => {
    const order = deskOrder()
    const part = refunded(order, { tag: 'amount', amount: eur(1) }, { key: 'a' })
    const whole = refunded(part, { tag: 'whole' }, { key: 'b', id: 's' })
    const last = answered(whole, 'done', 's')
    expect([order, part, last].map(({ payment }) => paymentStandingOf(payment))).toEqual([
      'paid',
      'partly-refunded',
      'refunded',
    ])
    expect(last.payment.refunded).toEqual(order.payment.taken)
    expect(outcome(refund(last, { tag: 'whole' }, { key: 'c' }))).toBe('nothing-left')
  })

  it.each([
    ['more than was paid', { tag: 'amount', amount: eur(3001) }, 'bad-amount'],
    ['nothing', { tag: 'amount', amount: eur(0) }, 'bad-amount'],
    ['less than nothing', { tag: 'amount', amount: eur(-1) }, 'bad-amount'],
    ['another currency', { tag: 'amount', amount: money(100, 'USD') }, 'bad-amount'],
    ['more pieces than were bought', { tag: 'lines', lines: [line(4)] }, 'too-many'],
    ['a line of another order', { tag: 'lines', lines: [line(1, 'x')] }, 'unknown-line'],
  ] as const)('refuses %s', (_, extent, tag) => {
    expect(outcome(refund(deskOrder(), extent))).toBe(tag)
  })

  it('is one refund for one key, and one at a time for several', () => {
    const order = asked(deskOrder(), { tag: 'amount', amount: eur(500) })
    const again = refund(order, { tag: 'amount', amount: eur(500) }, { id: 'other' })
    expect(again).toMatchObject({ ok: true, value: { tag: 'repeated', refund: { id: 'r' } } })
    expect(outcome(refund(order, { tag: 'amount', amount: eur(400) }))).toBe('key-taken')
    expect(outcome(refund(order, { tag: 'amount', amount: eur(500) }, { key: 'k2' }))).toBe('under-way')
    expect(refundableMoney(order)).toEqual(eur(2500))
  })

  it('gives lines back with their share of discount and tax, without shipping, to the cent', () => {
    const placed = placedOrder([[3, 333], [2, 1000]], { shippingMinor: 490, discountMinor: 100 }) // prettier-ignore
    let order = deskOrder('taken', placed)
    for (const [index, lineId] of ['line-1', 'line-2', 'line-1', 'line-2', 'line-1'].entries()) {
      order = refunded(order, { tag: 'lines', lines: [line(1, lineId)] }, { key: `${index}`, id: `${index}` })
    }
    expect(order.payment.refunded).toEqual(eur(placed.total.amount - 490))
    expect(refundableMoney(order)).toEqual(eur(490))
    expect(order.refunds[0]?.amount).toEqual(eur(Math.round((333 * 2899) / 2999)))
  })

  it('puts pieces back to stock when it is done and not before, and for an amount never', () => {
    const order = asked(deskOrder(), { tag: 'lines', lines: [line(2)] }, { restocks: true })
    const decision = decideRefundOutcome(order, 'r', { tag: 'done' }, act())
    expect(decision?.stockBack).toEqual([{ skuId: 'sku-1', count: 2 }])
    expect(
      decideRefundOutcome(order, 'r', { tag: 'refused', message: 'no' }, act())?.stockBack,
    ).toBeUndefined()
    expect(outcome(refund(deskOrder(), { tag: 'amount', amount: eur(1) }, { restocks: true }))).toBe(
      'bad-amount',
    )
  })

  it('frees what a refused refund was for', () => {
    const order = answered(asked(deskOrder(), { tag: 'whole' }), 'refused')
    expect(order.refunds[0]).toMatchObject({ state: 'refused', problem: 'No balance.' })
    expect(refundableMoney(order)).toEqual(eur(3000))
    expect(outcome(refund(order, { tag: 'whole' }, { key: 'again' }))).toBe('ok')
  })

  it('ends once: a second answer and an unknown refund change nothing', () => {
    const order = refunded(deskOrder(), { tag: 'whole' })
    expect(decideRefundOutcome(order, 'r', { tag: 'refused', message: 'late' }, act())).toBeNull()
    expect(decideRefundOutcome(order, 'other', { tag: 'done' }, act())).toBeNull()
  })

  it('waits without writing anything new while the provider says the same', () => {
    const order = asked(deskOrder(), { tag: 'whole' })
    const lost = decideRefundOutcome(order, 'r', { tag: 'unknown', message: 'lost' }, act())
    expect(lost).toEqual({ refundChange: { id: 'r', state: 'requested', problem: 'lost' }, events: [] })
    const after = applyDecision(order, lost ?? { events: [] })
    expect(decideRefundOutcome(after, 'r', { tag: 'unknown', message: 'lost' }, act())).toBeNull()
    const waits = applyDecision(
      after,
      decideRefundOutcome(after, 'r', { tag: 'pending' }, act()) ?? { events: [] },
    )
    expect(waits.refunds[0]).toMatchObject({ state: 'pending', problem: null })
    expect(decideRefundOutcome(waits, 'r', { tag: 'pending' }, act())).toBeNull()
  })

  it('is left to the bank while the payment is disputed', () => {
    const order = deskOrder()
    const disputed = { ...order, payment: { ...order.payment, isDisputed: true } }
    expect(outcome(refund(disputed, { tag: 'whole' }))).toBe('disputed')
    expect(paymentStandingOf(disputed.payment)).toBe('disputed')
    const cancelled = done(disputed, decideCancel(disputed, { reason: null, restocks: true }, act()))
    expect(cancelled.refunds).toEqual([])
  })
})

describe('cancelling an order', () => {
  it('puts all pieces back once, and gives back what was paid', () => {
    const order = deskOrder()
    const decision = decideCancel(order, { reason: 'sold out', restocks: true }, act('r'))
    expect(decision).toMatchObject({
      ok: true,
      value: {
        stockBack: [{ skuId: 'sku-1', count: 3 }],
        refund: { id: 'r', kind: 'refund', amount: eur(3000), restocks: false, reason: 'sold out' },
      },
    })
    const cancelled = done(order, decision)
    expect(outcome(decideCancel(cancelled, { reason: null, restocks: true }, act()))).toBe('cancelled')
    expect(outcome(fulfil(cancelled))).toBe('cancelled')
    expect(decideRefundOutcome(cancelled, 'r', { tag: 'done' }, act())?.stockBack).toEqual([])
  })

  it('lets go of money that is held, and takes none any more', () => {
    const order = deskOrder('held')
    const cancelled = done(order, decideCancel(order, { reason: null, restocks: false }, act('r')))
    expect(cancelled.refunds[0]).toMatchObject({ kind: 'release', amount: eur(3000) })
    expect([cancelled.payment.status, outcome(decideCapture(cancelled, act()))]).toEqual([
      'releasing',
      'cancelled',
    ])
    const released = answered(cancelled, 'done')
    expect([released.payment.status, released.events.at(-1)?.tag]).toEqual(['lapsed', 'released'])
  })

  it('leaves out what a refund has put back to stock before', () => {
    const order = asked(deskOrder(), { tag: 'lines', lines: [line(1)] }, { restocks: true })
    expect(outcome(decideCancel(order, { reason: null, restocks: true }, act()))).toBe('under-way')
    const decision = decideCancel(answered(order, 'done'), { reason: null, restocks: true }, act('c'))
    expect(decision).toMatchObject({ value: { stockBack: [{ skuId: 'sku-1', count: 2 }] } })
  })

  it('has said what goes back to stock: a later refund adds nothing', () => {
    const order = done(deskOrder(), decideCancel(deskOrder(), { reason: null, restocks: true }, act('r')))
    const again = { key: 'again', restocks: true }
    expect(outcome(refund(answered(order, 'refused'), { tag: 'whole' }, again))).toBe('cancelled')
    expect(outcome(refund(answered(order, 'refused'), { tag: 'whole' }, { key: 'again' }))).toBe('ok')
  })

  it('is refused once pieces were sent', () => {
    const sent = done(deskOrder(), fulfil(deskOrder(), [line(1)]))
    expect(outcome(decideCancel(sent, { reason: null, restocks: true }, act()))).toBe('sent')
  })
})

describe('what the provider says of an order', () => {
  it('is news where no refund of the shop explains it, once', () => {
    const order = deskOrder()
    const says = { refundedMinor: 400, isDisputed: false }
    const news = noticeProvider(order, says, act())
    expect(news).toEqual([{ tag: 'refunded-elsewhere', totalMinor: 400, atMs: 2000, by: 'provider' }])
    expect(noticeProvider({ ...order, events: news }, says, act())).toEqual([])
    const own = asked(order, { tag: 'amount', amount: eur(400) })
    expect(noticeProvider(own, says, act())).toEqual([])
    expect(noticeProvider(own, { ...says, refundedMinor: 500 }, act())).toMatchObject([{ totalMinor: 100 }])
  })

  it('tells of a dispute and of its end', () => {
    const order = deskOrder()
    const begun = noticeProvider(order, { refundedMinor: 0, isDisputed: true }, act())
    expect(begun.map(({ tag }) => tag)).toEqual(['disputed'])
    const over = noticeProvider({ ...order, events: begun }, { refundedMinor: 0, isDisputed: false }, act())
    expect(over.map(({ tag }) => tag)).toEqual(['dispute-over'])
  })
})

describe('a note', () => {
  it('is kept as it is written, and refused where it is empty', () => {
    expect(decideNote(' Rang at 9:\nno answer ', act())).toMatchObject({
      value: { events: [{ tag: 'note', text: 'Rang at 9:\nno answer', by: 'owner' }] },
    })
    expect(outcome(decideNote('\u0007 ', act()))).toBe('bad-text')
  })
})
