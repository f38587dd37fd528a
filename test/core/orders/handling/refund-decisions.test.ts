import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import {
  applyDecision,
  decideCancel,
  decideCapture,
  decideRefundOutcome,
  paymentStandingOf,
  piecesToSend,
  refundableMoney,
  refundableShipping,
} from '../../../../core/orders/index.js'
import { act, deskOrder, placedOrder } from './desk-order.fixture.js'
import { asked, answered, done, eur, fulfil, line, outcome, refund, refunded } from './desk-steps.fixture.js'

describe('a refund', () => {
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
    expect(last.events.some((event) => 'shippingMinor' in event)).toBe(false)
    expect(outcome(refund(last, { tag: 'whole' }, { key: 'c' }))).toBe('nothing-left')
  })

  it('gives shipping back, whole or in part, alone or beside lines', () => {
    const order = deskOrder('taken', placedOrder([[3, 1000]], { shippingMinor: 490 }))
    expect(refundableShipping(order)).toEqual(eur(490))
    const part = refunded(order, { tag: 'lines', lines: [], shipping: eur(90) }, { key: 'a', id: 'a' })
    expect(part.refunds).toMatchObject([{ amount: eur(90), shipping: eur(90), lines: [] }])
    const request = { tag: 'lines', lines: [line(1)], shipping: 'all' } as const
    const both = refunded(part, request, { key: 'b', id: 'b' })
    expect(both.refunds[1]).toMatchObject({ amount: eur(1400), shipping: eur(400), lines: [line(1)] })
    expect(both.events.at(-2)).toMatchObject({ tag: 'refund-requested', shippingMinor: 400 })
    expect([refundableShipping(both), refundableMoney(both)]).toEqual([eur(0), eur(2000)])
    const again = refund(both, { tag: 'lines', lines: [], shipping: 'all' }, { key: 'c' })
    expect(again).toMatchObject({
      failure: { tag: 'nothing-left', message: expect.stringMatching(/shipping/) },
    })
    const failed = answered(asked(order, { tag: 'lines', lines: [], shipping: 'all' }), 'refused')
    expect(refundableShipping(failed)).toEqual(eur(490))
  })

  it('holds the open shipping in the refund of everything, and its share after an amount', () => {
    const order = deskOrder('taken', placedOrder([[1, 1000]], { shippingMinor: 500 }))
    expect(asked(order, { tag: 'whole' }).refunds).toMatchObject([{ amount: eur(1500), shipping: eur(500) }])
    const part = refunded(order, { tag: 'amount', amount: eur(750) }, { key: 'a', id: 'a' })
    const rest = asked(part, { tag: 'whole' }, { key: 'b', id: 'b' })
    expect(rest.refunds[1]).toMatchObject({ amount: eur(750), shipping: eur(250) })
    const cancelled = decideCancel(order, { reason: null, restocks: true }, act('r'))
    expect(cancelled).toMatchObject({ value: { refund: { amount: eur(1500), shipping: eur(500) } } })
  })

  it.each([
    ['more shipping than was paid', eur(491), 'bad-amount'],
    ['no shipping', eur(0), 'bad-amount'],
    ['less than no shipping', eur(-1), 'bad-amount'],
    ['a part of a cent', { ...eur(1), amount: 1.5 as never }, 'bad-amount'],
    ['shipping in another currency', money(100, 'USD'), 'bad-amount'],
  ] as const)('refuses %s', (_, shipping, tag) => {
    const order = deskOrder('taken', placedOrder([[3, 1000]], { shippingMinor: 490 }))
    expect(outcome(refund(order, { tag: 'lines', lines: [], shipping }))).toBe(tag)
  })

  it('refuses shipping of an order without any, and stock for it', () => {
    expect(outcome(refund(deskOrder(), { tag: 'lines', lines: [], shipping: 'all' }))).toBe('nothing-left')
    const order = deskOrder('taken', placedOrder([[3, 1000]], { shippingMinor: 490 }))
    const restocked = refund(order, { tag: 'lines', lines: [], shipping: 'all' }, { restocks: true })
    expect(outcome(restocked)).toBe('bad-amount')
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

  it('refunds lines with their share of discount and tax, without shipping, to the cent', () => {
    const placed = placedOrder([[3, 333], [2, 1000]], { shippingMinor: 490, discountMinor: 100 }) // prettier-ignore
    let order = deskOrder('taken', placed)
    for (const [index, lineId] of ['line-1', 'line-2', 'line-1', 'line-2', 'line-1'].entries()) {
      order = refunded(order, { tag: 'lines', lines: [line(1, lineId)] }, { key: `${index}`, id: `${index}` })
    }
    expect(order.payment.refunded).toEqual(eur(placed.total.amount - 490))
    expect(refundableMoney(order)).toEqual(eur(490))
    expect(order.refunds[0]?.amount).toEqual(eur(Math.round((333 * 2899) / 2999)))
  })

  it('restocks pieces when it is made, and never for an amount', () => {
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

  it('frees the pieces of a refused refund', () => {
    const order = answered(asked(deskOrder(), { tag: 'whole' }), 'refused')
    expect(order.refunds[0]).toMatchObject({ state: 'refused', problem: 'No balance.' })
    expect(refundableMoney(order)).toEqual(eur(3000))
    expect(outcome(refund(order, { tag: 'whole' }, { key: 'again' }))).toBe('ok')
  })

  it.each([
    ['as expected goods again, for an order of which nothing was sent', [], 'accepted'],
    ['as received goods again, for an order that was sent', 'all', 'received'],
  ] as const)('that is refused marks its return %s', (_, sent, state) => {
    const declared = { lines: [line(3)], state: 'refunded', receivedMs: 1500 } as const
    const returns = [{ id: 'order', ...declared }, { id: 'order.2', ...declared, state: 'refused' } as const]
    const whole = deskOrder()
    const bought = sent === 'all' ? done(whole, fulfil(whole)) : whole
    const order = { ...asked(bought, { tag: 'whole' }), returns }
    const states = ({ returns: all }: typeof order | ReturnType<typeof answered>) =>
      all.map((one) => one.state)
    expect(states(answered(order, 'refused'))).toEqual([state, 'refused'])
    expect(states(answered(order, 'done'))).toEqual(['refunded', 'refused'])
    // Another refund has given the money back meanwhile.
    const given = { ...order.refunds[0]!, id: 'other', state: 'done' as const }
    const twice = { ...order, refunds: [...order.refunds, { ...given, amount: eur(0), lines: [line(3)] }] }
    expect(states(answered(twice, 'refused'))).toEqual(['refunded', 'refused'])
  })

  it("goes back to paid when the bank returns the money, once, and keeps the provider's own refunds", () => {
    const returned = { tag: 'returned', message: 'lost card' } as const
    const elsewhere = { tag: 'refunded-elsewhere', totalMinor: 500, atMs: 1, by: 'provider' } as const
    const order = { ...deskOrder(), events: [elsewhere] }
    const given = { ...order, payment: { ...order.payment, refunded: eur(500) } }
    const part = refunded(given, { tag: 'amount', amount: eur(1000) })
    const made = { ...part, payment: { ...part.payment, refunded: eur(1500) } }
    const decision = decideRefundOutcome(made, 'r', returned, act())
    const after = applyDecision(made, decision!)
    expect(after.refunds).toMatchObject([{ state: 'refused', problem: 'lost card' }])
    expect([after.payment.refunded, refundableMoney(after)]).toEqual([eur(500), eur(2500)])
    expect(decideRefundOutcome(after, 'r', returned, act())).toBeNull()
    expect(decideRefundOutcome(asked(order, { tag: 'whole' }), 'r', returned, act())).toBeNull()
  })

  it('restocks pieces once, and sends none of them, if the bank returns the money', () => {
    const one = { tag: 'lines', lines: [line(1)] } as const
    const made = answered(asked(deskOrder(), one, { restocks: true }), 'done')
    const returned = decideRefundOutcome(made, 'r', { tag: 'returned', message: 'lost card' }, act())
    const after = applyDecision(made, returned!)
    expect([piecesToSend(made), piecesToSend(after)]).toEqual([[line(2)], [line(2)]])
    const cancelled = decideCancel(after, { reason: null, restocks: true }, act('c'))
    expect(cancelled).toMatchObject({ ok: true, value: { stockBack: [{ count: 2 }] } })
    const second = asked(after, one, { key: 'again', id: 's', restocks: true })
    expect(decideRefundOutcome(second, 's', { tag: 'done' }, act())).toMatchObject({ stockBack: [] })
    expect(piecesToSend(answered(second, 'done', 's'))).toEqual([line(2)])
    const rest = asked(after, { tag: 'whole' }, { key: 'all', id: 's', restocks: true })
    expect(decideRefundOutcome(rest, 's', { tag: 'done' }, act())).toMatchObject({
      stockBack: [{ count: 2 }],
    })
  })

  it('ends once: a second answer and an unknown refund change nothing', () => {
    const order = refunded(deskOrder(), { tag: 'whole' })
    expect(decideRefundOutcome(order, 'r', { tag: 'refused', message: 'late' }, act())).toBeNull()
    expect(decideRefundOutcome(order, 'other', { tag: 'done' }, act())).toBeNull()
  })

  it("waits without a write while the provider's answer is the same", () => {
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

  it('is refused while the payment is disputed', () => {
    const order = deskOrder()
    const disputed = { ...order, payment: { ...order.payment, isDisputed: true } }
    expect(outcome(refund(disputed, { tag: 'whole' }))).toBe('disputed')
    expect(paymentStandingOf(disputed.payment)).toBe('disputed')
    const cancelled = done(disputed, decideCancel(disputed, { reason: null, restocks: true }, act()))
    expect(cancelled.refunds).toEqual([])
  })
})

describe('cancelling an order', () => {
  it('restocks all pieces once, and refunds the paid amount', () => {
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

  it('releases held money, and captures none afterwards', () => {
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

  it('leaves out pieces that a refund has restocked before', () => {
    const order = asked(deskOrder(), { tag: 'lines', lines: [line(1)] }, { restocks: true })
    expect(outcome(decideCancel(order, { reason: null, restocks: true }, act()))).toBe('under-way')
    const decision = decideCancel(answered(order, 'done'), { reason: null, restocks: true }, act('c'))
    expect(decision).toMatchObject({ value: { stockBack: [{ skuId: 'sku-1', count: 2 }] } })
  })

  it('decides the restocked pieces: a later refund adds none', () => {
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
