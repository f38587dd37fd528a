import { describe, expect, it } from '@jest/globals'
import { applyDecision, decideCancel, decideRefundOutcome } from '../../../../core/orders/index.js'
import type { EventQueue, WaitingEvent } from '../../../../core/ports/platform/event-queue.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import {
  OLD_SECRET_MS,
  oldSecretEndMs,
  signingSecrets,
} from '../../../../core/use-cases/events/endpoint-secrets.js'
import { createEventSender, EVENT_LIFE_MS } from '../../../../core/use-cases/events/event-sender.js'
import {
  eventBody,
  eventOfCapture,
  eventsOfDecision,
  eventsOfNews,
  eventsOfPlacement,
} from '../../../../core/use-cases/events/shop-events.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { act, deskOrder, placedOrder } from '../../orders/handling/desk-order.fixture.js'
import { asked, eur, fulfil, line } from '../../orders/handling/desk-steps.fixture.js'

const placed = placedOrder([[3, 1000]])
const order = deskOrder('taken', placed)
const kinds = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)
const decided = (result: ReturnType<typeof fulfil>) => {
  if (!result.ok || result.value === null) throw new Error('nothing was decided')
  return result.value
}

describe('the events of a shop', () => {
  it.each([
    ['taken', 3000, ['order.placed', 'order.paid', 'stock.low']],
    ['held', 3000, ['order.placed', 'stock.low']],
    ['trial', 3000, ['order.placed', 'stock.low']],
    ['taken', 0, ['order.placed', 'stock.low']],
  ] as const)('report a placed order whose money is %s, of %i', (money, minor, expected) => {
    const low = [{ name: 'Mug', code: 'MUG-L', left: 2 }]
    const events = eventsOfPlacement({ ...placed, total: eur(minor) }, money, low)
    expect(kinds(events)).toEqual(expected)
    expect(events.at(-1)).toMatchObject({ subject: 'MUG-L', data: { left: 2 } })
  })

  it('report the actions of an owner, and money at the provider', () => {
    const parcel = eventsOfDecision(order, decided(fulfil(order, [line(2)])))
    expect(parcel).toMatchObject([{ kind: 'order.fulfilled', data: { isPartial: true, lines: [line(2)] } }])
    const cancelled = decideCancel(order, { reason: 'fraud?', restocks: true }, act('r'))
    if (!cancelled.ok) throw new Error('refused')
    const told = eventsOfDecision(order, cancelled.value)
    expect([kinds(told), JSON.stringify(told)]).toEqual([
      ['order.cancelled'],
      expect.not.stringContaining('fraud'),
    ])
    const open = asked(order, { tag: 'lines', lines: [line(2)] })
    const decision = decideRefundOutcome(open, 'r', { tag: 'done' }, act())
    expect(decision && eventsOfDecision(open, decision)).toMatchObject([
      {
        kind: 'order.refunded',
        data: { amount: { amountMinor: 2000, currency: 'EUR' }, shipping: { amountMinor: 0 } },
      },
    ])
    const outcome = (from: typeof open, answer: 'refused' | 'returned') => {
      const decided = decideRefundOutcome(from, 'r', { tag: answer, message: 'no' }, act())
      return decided && eventsOfDecision(from, decided)
    }
    const failed = { kind: 'order.refund-failed', data: { amount: { amountMinor: 2000 }, lines: [line(2)] } }
    expect(outcome(open, 'refused')).toMatchObject([
      { ...failed, data: { ...failed.data, wasRefunded: false } },
    ])
    expect(outcome(applyDecision(open, decision!), 'returned')).toMatchObject([
      { ...failed, data: { ...failed.data, wasRefunded: true } },
    ])
    expect(eventsOfDecision(order, { events: [{ tag: 'note', text: 'x', atMs: 1, by: 'a' }] })).toEqual([])
    expect(eventOfCapture('o', eur(5))).toMatchObject({ kind: 'order.paid', subject: 'o' })
    const news = [
      { tag: 'refunded-elsewhere', totalMinor: 7, atMs: 1, by: 'provider' },
      { tag: 'disputed', atMs: 1, by: 'provider' },
    ] as const
    expect(eventsOfNews('o', { events: news, notedMinor: 0 }, eur(0).currency)).toMatchObject([
      { kind: 'order.refunded', data: { totalRefunded: { amountMinor: 7 } } },
    ])
    const back = { tag: 'returned-elsewhere', totalMinor: 3, providerRefund: 're', ...act() } as const
    expect(eventsOfNews('o', { events: [back], notedMinor: 7 }, eur(0).currency)).toMatchObject([
      {
        kind: 'order.refund-failed',
        data: { amount: { amountMinor: 4 }, totalRefunded: { amountMinor: 3 }, wasRefunded: true },
      },
    ])
  })

  it('name no person', () => {
    const all = [
      ...eventsOfPlacement(placed, 'taken', []),
      ...eventsOfDecision(order, decided(fulfil(order))),
    ]
    for (const event of all) expect(eventBody(event, 0)).not.toMatch(/ada|@|Berlin/i)
  })
})

describe('the secrets of an endpoint', () => {
  it.each([
    ['never made anew', { generation: 0, rotatedMs: null }, 0, [0], null],
    ['made anew just now', { generation: 3, rotatedMs: 1000 }, 1000, [3, 2], 1000 + OLD_SECRET_MS],
    ['made anew nearly a day ago', { generation: 1, rotatedMs: 0 }, OLD_SECRET_MS - 1, [1, 0], OLD_SECRET_MS],
    ['made anew a day ago', { generation: 1, rotatedMs: 0 }, OLD_SECRET_MS, [1], null],
    ['made anew, the earlier one ended at once', { generation: 1, rotatedMs: null }, 0, [1], null],
  ])('are those of one %s', (_, standing, nowMs, generations, oldEndMs) => {
    const derived = (generation: number) => `derived ${generation}`
    const sign = (own: string | null, earlier: string | null) =>
      signingSecrets({ ...standing, own, earlier }, derived, nowMs)
    expect(sign(null, null)).toEqual(generations.map(derived))
    expect(sign('own', null)).toEqual(['own', ...generations.slice(1).map(derived)])
    expect(sign('own', 'earlier')).toEqual(['own', ...generations.slice(1).map(() => 'earlier')])
    expect(sign('own', 'two one')).toEqual(['own', ...generations.slice(1).flatMap(() => ['two', 'one'])])
    expect(oldSecretEndMs(standing, nowMs)).toBe(oldEndMs)
  })
})

describe('the sender of events', () => {
  const waiting = (id: string, url: string | null, part: Partial<WaitingEvent> = {}): WaitingEvent => ({
    id,
    eventId: id,
    kind: 'order.placed',
    url,
    body: '{}',
    createdMs: createFakeClock().wallTime(),
    tries: 0,
    ...part,
  })
  /** Sends these events once; answers what was done, in its order. */
  const run = async (
    events: readonly WaitingEvent[],
    isAway: (url: string) => boolean | Promise<boolean>,
    clock = createFakeClock(),
  ) => {
    const done: string[] = []
    const left = [...events]
    const queue: EventQueue = {
      take: async ({ limit }) => left.splice(0, limit),
      deliver: async (id) => void done.push(`${id} delivered`),
      putBack: async (ids, { untilMs, failure }) =>
        void done.push(`${ids.join()} again in ${(untilMs - clock.wallTime()) / 1000}: ${failure}`),
      giveUp: async (id, failure) => void done.push(`${id} given up: ${failure}`),
    }
    const sender = createEventSender({
      queue,
      clock,
      send: async ({ url }) => ((await isAway(url)) ? err({ message: 'away' }) : ok(undefined)),
      onGivenUp: ({ id }) => done.push(`told of ${id}`),
    })
    await sender.sendWaiting()
    return done
  }

  it('asks an unreachable endpoint once, and delays no other', async () => {
    const events = [waiting('a', 'https://away/'), waiting('b', 'https://away/'), waiting('c', 'https://up/')]
    expect((await run(events, (url) => url.includes('away'))).sort()).toEqual([
      'a again in 60: away',
      'b again in 60: null',
      'c delivered',
    ])
  })

  it('sends to others while one is slow, which is skipped for the next batches', async () => {
    const clock = createFakeClock()
    const slow = ['a', 'b', 'c'].map((id) => waiting(id, 'https://slow/'))
    const up = Array.from({ length: 20 }, (_, index) => waiting(`${index}`, 'https://up/'))
    let [end, sent] = [(): void => undefined, 0]
    const othersSent = new Promise<void>((resolve) => (end = resolve))
    const isAway = async (url: string) => {
      if (url === 'https://slow/') await othersSent.then(() => clock.advance(5000))
      else if ((sent += 1) === 17) end()
      return false
    }
    const done = await run([...slow, ...up, waiting('d', 'https://slow/')], isAway, clock)
    expect(done).toHaveLength(24)
    expect(done.filter((line) => /^[a-d]/.test(line))).toEqual([
      'a delivered',
      'b delivered',
      'c again in 10: null',
      'd again in 10: null',
    ])
  })

  it.each([
    [0, 60],
    [3, 480],
    [30, 3600],
  ])('tries again after %i tries in %i s', async (tries, seconds) => {
    expect(await run([waiting('a', 'https://x/', { tries })], () => true)).toEqual([
      `a again in ${seconds}: away`,
    ])
  })

  it('gives up after three days, and for a removed endpoint, and reports both', async () => {
    const createdMs = createFakeClock().wallTime() - EVENT_LIFE_MS - 1
    const events = [waiting('a', 'https://x/', { createdMs }), waiting('b', null)]
    expect(await run(events, () => true)).toEqual([
      'a given up: away',
      'told of a',
      'b given up: This endpoint was removed from the webhooks of vitrine.json.',
      'told of b',
    ])
  })

  it('sends all batches of a long queue', async () => {
    const events = Array.from({ length: 45 }, (_, index) => waiting(`${index}`, 'https://x/'))
    expect(await run(events, () => false)).toHaveLength(45)
  })
})
