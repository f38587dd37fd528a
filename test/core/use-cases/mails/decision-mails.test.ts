import { describe, expect, it } from '@jest/globals'
import { decideCancel, decideRefundOutcome } from '../../../../core/orders/index.js'
import type { DeskOrder, OrderDecision } from '../../../../core/orders/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { mailsOfDecision } from '../../../../core/use-cases/mails/decision-mails.js'
import { act, deskOrder, placedOrder } from '../../orders/desk/desk-order.fixture.js'
import { asked, eur, fulfil, line } from '../../orders/desk/desk-steps.fixture.js'

const order = deskOrder(
  'taken',
  placedOrder([
    [3, 1000],
    [1, 500],
  ]),
)
const mailsOf = (of: DeskOrder, decided: Result<OrderDecision, unknown> | OrderDecision | null) => {
  const decision = decided !== null && 'ok' in decided ? (decided.ok ? decided.value : null) : decided
  if (decision === null) throw new Error('nothing was decided')
  return mailsOfDecision(of, decision)
}
const outcomeOf = (of: DeskOrder, tag: 'done' | 'refused' | 'pending') =>
  decideRefundOutcome(of, 'r', { tag, message: 'No balance.' }, act())
const cancel = (of: DeskOrder) => decideCancel(of, { reason: 'fraud?', restocks: true }, act('r'))

describe('the mails about a change of an order', () => {
  it('tell of a parcel with its pieces, and whether more follows', () => {
    const parcel = { carrier: 'DHL', trackingNumber: '00340', trackingUrl: null }
    expect(mailsOf(order, fulfil(order, [line(2)]))).toEqual([
      {
        kind: 'orderDispatched',
        shipment: { ...parcel, lines: [{ name: 'Thing 1', count: 2 }], isPartial: true },
      },
    ])
    expect(mailsOf(order, fulfil(order))).toMatchObject([
      { shipment: { lines: [{ name: 'Thing 1' }, { name: 'Thing 2' }], isPartial: false } },
    ])
  })

  it.each([
    ['taken', eur(3500)],
    ['held', null],
    ['free', null],
  ] as const)('tell of a cancellation with money that is %s, without the reason', (status, refund) => {
    const { placed } = order
    expect(mailsOf(deskOrder(status, placed), cancel(deskOrder(status, placed)))).toEqual([
      { kind: 'orderCancelled', cancellation: { reason: null, refund } },
    ])
  })

  it('tell of a refund once the provider has made it', () => {
    const open = asked(order, { tag: 'lines', lines: [line(2)] })
    expect(mailsOf(open, outcomeOf(open, 'done'))).toEqual([
      {
        kind: 'orderRefunded',
        refund: { amount: eur(2000), lines: [{ name: 'Thing 1', count: 2 }], reason: null },
      },
    ])
    expect(mailsOf(open, outcomeOf(open, 'refused'))).toEqual([])
    expect(mailsOf(open, outcomeOf(open, 'pending'))).toEqual([])
  })

  it('tell no second time of the refund of a cancelled order', () => {
    const decided = cancel(order)
    if (!decided.ok || decided.value.refund === undefined) throw new Error('no refund')
    const cancelled = { ...order, cancelledMs: 2000, refunds: [decided.value.refund] }
    expect(mailsOf(cancelled, outcomeOf(cancelled, 'done'))).toEqual([])
  })

  it('are none for a note', () => {
    expect(mailsOf(order, { events: [{ tag: 'note', text: 'x', atMs: 1, by: 'owner' }] })).toEqual([])
  })
})
