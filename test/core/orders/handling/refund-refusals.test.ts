import { describe, expect, it } from '@jest/globals'
import { formatMoney } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { applyDecision, decideRefund, replayEvents } from '../../../../core/orders/index.js'
import type { DeskPaymentStatus, RefundRequest } from '../../../../core/orders/index.js'
import { act, deskOrder, placedOrder } from './desk-order.fixture.js'
import { answered, asked, done, eur, fulfil, line, outcome, refund } from './desk-steps.fixture.js'

const HOUR_MS = 3_600_000

describe('a refund', () => {
  it.each<[DeskPaymentStatus, string, RegExp]>([
    ['taken', 'ok', /^$/],
    ['free', 'not-paid', /Nothing was paid/],
    ['held', 'not-paid', /is held and was not taken/],
    ['capturing', 'under-way', /is being moved/],
    ['releasing', 'under-way', /is being moved/],
    ['lapsed', 'not-paid', /No money was taken/],
  ])('of a payment that is %s: %s', (status, tag, message) => {
    const result = refund(deskOrder(status), { tag: 'whole' })
    expect(outcome(result)).toBe(tag)
    expect(result.ok ? '' : result.failure.message).toMatch(message)
  })

  const two = deskOrder('taken', placedOrder([[3, 1000], [2, 500]])) // prettier-ignore

  it.each([
    ['one piece', [line(1)], 'ok'],
    ['all pieces of both lines', [line(3), line(2, 'line-2')], 'ok'],
    ['a line named twice within its pieces', [line(1), line(2)], 'ok'],
    ['a line named twice beyond its pieces', [line(2), line(2)], 'too-many'],
    ['no line', [], 'bad-count'],
    ['no piece', [line(0)], 'bad-count'],
    ['a piece less than none', [line(-1)], 'bad-count'],
    ['half a piece', [line(0.5)], 'bad-count'],
    ['a count beyond numbers', [line(2 ** 53)], 'bad-count'],
    ['a line of another order', [line(1, 'line-3')], 'unknown-line'],
  ])('of %s is %s', (_, lines, tag) => {
    expect(outcome(refund(two, { tag: 'lines', lines }))).toBe(tag)
  })

  it('names the line, its pieces and the remaining ones', () => {
    const order = answered(asked(two, { tag: 'lines', lines: [line(1, 'line-2')] }), 'done')
    const result = refund(order, { tag: 'lines', lines: [line(2, 'line-2')] }, { key: 'b' })
    expect(result).toEqual({
      ok: false,
      failure: {
        tag: 'too-many',
        message: 'line 2 (Thing 2): only 1 of 2 pieces is left to be refunded, not 2.',
      },
    })
  })

  it('names the amounts as the shop writes prices', () => {
    const extent = { tag: 'amount', amount: eur(400_050) } as const
    const request = { key: 'k', extent, restocks: false, reason: null }
    const priceText = (amount: Money): string => formatMoney(amount, { locale: 'de-DE' })
    expect(decideRefund(two, { ...request, priceText }, act())).toMatchObject({
      failure: { message: 'Only 40,00\u00a0€ can still be refunded, not 4.000,50\u00a0€.' },
    })
    expect(decideRefund(two, request, act())).toMatchObject({
      failure: { message: 'Only €40.00 can still be refunded, not €4,000.50.' },
    })
  })

  it.each<readonly [string, Partial<RefundRequest>, 'done' | 'refused', number, string]>([
    ['the same amount within an hour', {}, 'done', HOUR_MS - 1, 'same-amount'],
    ['the same amount after a refusal', {}, 'refused', 0, 'ok'],
    ['the same amount after an hour', {}, 'done', HOUR_MS, 'ok'],
    ['another amount', { extent: { tag: 'amount', amount: eur(301) } }, 'done', 0, 'ok'],
    ['a line of that price', { extent: { tag: 'lines', lines: [line(1)] } }, 'done', 0, 'ok'],
    ['the same amount on purpose', { refusesSameAmount: false }, 'done', 0, 'ok'],
  ])('asked for after the refund of an amount, %s: %s', (_, changes, state, laterMs, expected) => {
    const extent = { tag: 'amount', amount: eur(300) } as const
    const order = answered(asked(two, extent), state)
    const request = {
      key: 'second',
      extent,
      restocks: false,
      reason: null,
      refusesSameAmount: true,
      ...changes,
    }
    const atMs = (order.refunds[0]?.atMs ?? 0) + laterMs
    expect(outcome(decideRefund(order, request, { ...act('second'), atMs }))).toBe(expected)
  })

  it('of lines without a whole amount restocks, of an amount does not', () => {
    const lines = { tag: 'lines', lines: [line(1)] } as const
    const amount = { tag: 'amount', amount: eur(100) } as const
    expect(outcome(refund(two, lines, { restocks: true }))).toBe('ok')
    expect(outcome(refund(two, { tag: 'whole' }, { restocks: true }))).toBe('ok')
    expect(outcome(refund(two, amount, { restocks: true }))).toBe('bad-amount')
    expect(outcome(refund(two, amount))).toBe('ok')
  })

  it('of the last cent is possible, of one more is not', () => {
    const order = answered(asked(two, { tag: 'amount', amount: eur(3999) }), 'done')
    expect(outcome(refund(order, { tag: 'amount', amount: eur(2) }, { key: 'b' }))).toBe('bad-amount')
    expect(outcome(refund(order, { tag: 'amount', amount: eur(1) }, { key: 'b' }))).toBe('ok')
  })
})

describe('the sums over the events of an order', () => {
  it('count sent, restocked and refunded pieces', () => {
    let order = deskOrder('taken', placedOrder([[3, 1000], [2, 500]])) // prettier-ignore
    order = done(order, fulfil(order, [line(1)], 'first'))
    order = done(order, fulfil(order, [line(1), line(2, 'line-2')], 'second'))
    order = answered(asked(order, { tag: 'lines', lines: [line(1)] }, { restocks: true }), 'done')
    order = asked(order, { tag: 'amount', amount: eur(50) }, { key: 'b', id: 's' })
    expect(replayEvents(order.events)).toEqual({
      sent: new Map([
        ['line-1', 2],
        ['line-2', 2],
      ]),
      stockBack: new Map([['sku-1', 1]]),
      refundedMinor: 1000,
      openRefunds: new Set(['s']),
      isCancelled: false,
      isDisputed: false,
    })
    expect(replayEvents(answered(order, 'refused', 's').events).openRefunds.size).toBe(0)
  })

  it('follow a dispute and a cancellation', () => {
    const at = { atMs: 3000, by: 'provider' }
    const stock = [{ skuId: 'sku-1', count: 2 }]
    const events = [
      { tag: 'disputed', ...at },
      { tag: 'cancelled', reason: null, stock, ...at },
      { tag: 'dispute-over', ...at },
    ] as unknown as Parameters<typeof replayEvents>[0]
    const after = applyDecision(deskOrder(), { events }).events
    expect(replayEvents(after.slice(0, 1))).toMatchObject({ isDisputed: true, isCancelled: false })
    expect(replayEvents(after)).toMatchObject({
      isDisputed: false,
      isCancelled: true,
      stockBack: new Map([['sku-1', 2]]),
    })
  })
})
