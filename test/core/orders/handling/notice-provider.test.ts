import { expect, it } from '@jest/globals'
import { noticeProvider } from '../../../../core/orders/index.js'
import type { DeskOrder, OrderEvent } from '../../../../core/orders/index.js'
import { deskOrder } from './desk-order.fixture.js'
import { answered, asked, eur, refunded } from './desk-steps.fixture.js'

const AMOUNT = { tag: 'amount', amount: eur(500) } as const
const half = refunded(deskOrder(), AMOUNT)
const withEvents = (order: DeskOrder, events: readonly OrderEvent[]): DeskOrder => ({
  ...order,
  events: [...order.events, ...events],
})
const act = { atMs: 9, by: 'provider' } as const
const elsewhere = (totalMinor: number): OrderEvent => ({ tag: 'refunded-elsewhere', totalMinor, ...act })
const disputed: OrderEvent = { tag: 'disputed', ...act }
const over: OrderEvent = { tag: 'dispute-over', ...act }
const released: DeskOrder = {
  ...deskOrder(),
  refunds: half.refunds.map((refund) => ({ ...refund, kind: 'release' })),
}

it.each<[string, DeskOrder, number, readonly OrderEvent[]]>([
  ['nothing refunded', deskOrder(), 0, []],
  ["the shop's own refund", half, 500, []],
  ["the shop's own refund, without an answer yet", asked(deskOrder(), AMOUNT), 500, []],
  ['a refund of the provider beside that of the shop', half, 800, [elsewhere(300)]],
  [
    'a refund beside one that was refused',
    answered(asked(deskOrder(), AMOUNT), 'refused'),
    500,
    [elsewhere(500)],
  ],
  ['a refund beside a release of held money', released, 500, [elsewhere(500)]],
  ['a refund that is recorded already', withEvents(half, [elsewhere(300)]), 800, []],
  ['one more refund of the provider', withEvents(half, [elsewhere(300)]), 900, [elsewhere(400)]],
])('the sum of refunds at the provider: %s', (_name, order, refundedMinor, events) => {
  expect(noticeProvider(order, { refundedMinor, isDisputed: false }, act)).toEqual(events)
})

it.each<[string, readonly OrderEvent[], boolean, readonly OrderEvent[]]>([
  ['begins', [], true, [disputed]],
  ['goes on', [disputed], true, []],
  ['ends', [disputed], false, [over]],
  ['is over', [disputed, over], false, []],
  ['begins again', [disputed, over], true, [disputed]],
])('a dispute %s', (_name, before, isDisputed, events) => {
  const order = withEvents(deskOrder(), before)
  expect(noticeProvider(order, { refundedMinor: 0, isDisputed }, act)).toEqual(events)
})

it('keeps the time until which the shop may answer a dispute', () => {
  const says = { refundedMinor: 0, isDisputed: true, disputeDueMs: 77 }
  expect(noticeProvider(deskOrder(), says, act)).toEqual([{ ...disputed, dueMs: 77 }])
})

it.each<[string, DeskOrder, number, readonly OrderEvent[]]>([
  ['nothing else', half, 0, []],
  ['a refund at the provider that makes up for it', half, 500, [elsewhere(500)]],
  ['such a refund that is recorded already', withEvents(half, [elsewhere(500)]), 500, []],
])('a refund with returned money, and %s', (_name, order, refundedMinor, events) => {
  const says = { refundedMinor, isDisputed: false, failedRefunds: half.refunds.map(({ id }) => id) }
  expect(noticeProvider(order, says, act)).toEqual(events)
})
