import type { EventQueue, EventSummary, WaitingEvent } from '../../core/ports/platform/event-queue.port.js'
import type { ShopEvent } from '../../core/use-cases/events/shop-events.js'
import { describe, expect, it } from './test-runner.js'

/** A site with two endpoints: one for all events, one for `order.paid` and `order.refunded`. */
export interface EventQueueSubject {
  readonly queue: EventQueue
  readonly add: (event: ShopEvent) => Promise<void>
  readonly forgetEndpoints: () => Promise<void>
  /** False: there is no such event. */
  readonly replay: (id: string | null) => Promise<boolean>
  readonly listed: () => Promise<readonly EventSummary[]>
  readonly forgetOld: () => Promise<void>
  readonly wallTime: () => number
  readonly advance: (ms: number) => void
}

const FEW = { limit: 9, leaseMs: 1000 }
const event = (kind: ShopEvent['kind'], subject = 'o'): ShopEvent => ({
  kind,
  subject,
  data: { note: '"é"' },
})
const places = (events: readonly Pick<WaitingEvent, 'kind' | 'url'>[]) =>
  events.map(({ kind, url }) => [kind, url === null ? null : new URL(url).hostname])

/** The rules of every `EventQueue`. `open` answers a site of its own each time. */
export function describeEventQueue(name: string, open: () => Promise<EventQueueSubject>): void {
  describe(`EventQueue: ${name}`, () => {
    it('gives an event for each of its endpoints, with one id and one text, to one process', async () => {
      const { queue, add, wallTime, advance } = await open()
      await add(event('order.paid'))
      advance(1)
      await add(event('order.placed'))
      const takes = (await Promise.all([queue.take(FEW), queue.take(FEW)])).flat()
      expect(places(takes).sort()).toEqual([
        ['order.paid', 'all.example'],
        ['order.paid', 'paid.example'],
        ['order.placed', 'all.example'],
      ])
      const paid = takes.filter(({ kind }) => kind === 'order.paid')
      expect([
        new Set(paid.map(({ eventId }) => eventId)).size,
        new Set(paid.map(({ body }) => body)).size,
      ]).toEqual([1, 1])
      expect(JSON.parse(paid[0]?.body ?? '')).toEqual({
        type: 'order.paid',
        timestamp: new Date(wallTime() - 1).toISOString(),
        data: { note: '"é"' },
      })
      advance(1001)
      expect(await queue.take(FEW)).toHaveLength(3)
    })

    it('separates delivered, returned and abandoned events, and repeats requested ones', async () => {
      const { queue, add, replay, listed, wallTime, advance } = await open()
      for (const subject of ['a', 'b', 'c']) {
        await add(event('order.placed', subject))
        advance(1)
      }
      const [first, second, third] = await queue.take(FEW)
      if (!first || !second || !third) throw new Error('not all were taken')
      await queue.deliver(first.id)
      await queue.putBack([second.id], { untilMs: wallTime() + 5000, failure: '500' })
      await queue.giveUp(third.id, 'gone')
      expect(
        (await listed()).map(({ subject, state, tries, failure }) => [subject, state, tries, failure]),
      ).toEqual([
        ['a', 'delivered', 1, null],
        ['b', 'waiting', 1, '500'],
        ['c', 'given-up', 1, 'gone'],
      ])
      advance(1001)
      expect(await queue.take(FEW)).toEqual([])
      expect([await replay(first.eventId), await replay(null), await replay('none')]).toEqual([
        true,
        true,
        false,
      ])
      const again = await queue.take(FEW)
      expect(again.map(({ eventId, body, tries }) => [eventId, body, tries]).sort()).toEqual(
        [
          [first.eventId, first.body, 0],
          [third.eventId, third.body, 0],
        ].sort(),
      )
      advance(5001)
      expect((await queue.take(FEW)).map(({ eventId }) => eventId)).toContain(second.eventId)
    })

    it('reports a removed endpoint, and deletes events after a month', async () => {
      const { queue, add, forgetEndpoints, listed, forgetOld, advance } = await open()
      await add(event('stock.low'))
      await forgetEndpoints()
      await add(event('stock.low'))
      expect(places(await queue.take(FEW))).toEqual([['stock.low', null]])
      advance(31 * 24 * 60 * 60 * 1000)
      await forgetOld()
      expect(await listed()).toEqual([])
    })
  })
}
