import { describe, expect, it } from '@jest/globals'
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

describe('refunds that the provider lists', () => {
  const listed = (id: string, amountMinor: number, isReturned = false, key: string | null = null) => ({
    id,
    key,
    amountMinor,
    isReturned,
  })
  type Listed = ReturnType<typeof listed>
  const own = (isReturned = false): Listed => listed('own', 500, isReturned, half.refunds[0]!.id)
  const seen = (order: DeskOrder, refunds: readonly Listed[]): readonly OrderEvent[] => {
    const live = refunds.filter(({ isReturned }) => !isReturned)
    const refundedMinor = live.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const failedRefunds = refunds.flatMap(({ key, isReturned }) => (key !== null && isReturned ? [key] : []))
    return noticeProvider(order, { refundedMinor, isDisputed: false, refunds, failedRefunds }, act)
  }
  const brief = (events: readonly OrderEvent[]) =>
    events.map((event) =>
      'totalMinor' in event ? `${event.tag} ${event.providerRefund} ${event.totalMinor}` : event,
    )
  /** Reports one after the other; each event with the report that brought it. */
  const follow = (order: DeskOrder, reports: readonly (readonly Listed[])[]): readonly unknown[] => {
    let now = order
    return reports.map((refunds) => {
      const events = seen(now, refunds)
      now = withEvents(now, events)
      return brief(events)
    })
  }

  it.each<[string, DeskOrder, readonly (readonly Listed[])[], readonly (readonly string[])[]]>([
    ['none of which is another', half, [[own()]], [[]]],
    [
      'that are returned and made again with the same sum, seen each time',
      deskOrder(),
      [[listed('a', 300)], [listed('a', 300, true)], [listed('a', 300, true), listed('b', 300)]],
      [['refunded-elsewhere a 300'], ['returned-elsewhere a 0'], ['refunded-elsewhere b 300']],
    ],
    [
      'that are returned and made again between two reports',
      deskOrder(),
      [[listed('a', 300)], [listed('a', 300, true), listed('b', 300)]],
      [['refunded-elsewhere a 300'], ['returned-elsewhere a 0', 'refunded-elsewhere b 300']],
    ],
    [
      'that make up for one of the shop that was returned',
      half,
      [
        [own(true), listed('b', 500)],
        [own(true), listed('b', 500)],
      ],
      [['refunded-elsewhere b 500'], []],
    ],
    [
      'that are reported twice, and by an older report after a newer one',
      deskOrder(),
      [
        [listed('a', 300)],
        [listed('a', 300)],
        [listed('a', 300, true), listed('b', 300)],
        [listed('a', 300)],
        [listed('a', 300, true), listed('b', 300)],
      ],
      [['refunded-elsewhere a 300'], [], ['returned-elsewhere a 0', 'refunded-elsewhere b 300'], [], []],
    ],
    [
      'that were returned before they were seen',
      deskOrder(),
      [[listed('a', 300, true), listed('b', 200)]],
      [['refunded-elsewhere b 200']],
    ],
    [
      'one of which was recorded without its id',
      withEvents(deskOrder(), [elsewhere(300)]),
      [[listed('a', 300)], [listed('a', 300), listed('b', 100)]],
      [[], ['refunded-elsewhere b 400']],
    ],
    ['of the shop before its answer is written', asked(deskOrder(), AMOUNT), [[own()]], [[]]],
  ])('%s', (_name, order, reports, events) => {
    expect(follow(order, reports)).toEqual(events)
  })
})
