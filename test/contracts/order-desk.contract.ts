import { describe, expect, it } from './test-runner.js'
import {
  applyDecision,
  decideCancel,
  decideCapture,
  decideFulfil,
  decideNote,
  decideRefund,
  decideRefundOutcome,
  orderId,
  replayEvents,
} from '../../core/orders/index.js'
import type { DeskAct, DeskOrder, OrderDecision, OrderId } from '../../core/orders/index.js'
import type { OrderDesk, RefundQueue } from '../../core/ports/owner/order-desk.port.js'
import { orderNumber } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** A desk with one placed order of three pieces of one SKU, in one line. */
export interface OrderDeskSubject {
  readonly desk: OrderDesk & RefundQueue
  readonly paid: OrderId
  readonly held: OrderId
  /** Pieces of the SKU that went back to stock so far. */
  readonly stockBack: () => Promise<number>
}

let acts = 0
const act = (): DeskAct => ({ id: `made-${(acts += 1)}`, atMs: 1000 + acts, by: 'owner' })

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** Tests that every `OrderDesk` and its queue of refunds must pass. */
export function describeOrderDesk(name: string, open: () => Promise<OrderDeskSubject>): void {
  const opened = async () => {
    const subject = await open()
    const { desk, paid } = subject
    const load = async (id: OrderId = paid): Promise<DeskOrder> => (await desk.load(id))!
    /** Saves what is decided from the order as it is now; answers it as it is then. */
    const after = async (
      decide: (order: DeskOrder) => OrderDecision,
      id: OrderId = paid,
    ): Promise<DeskOrder> => {
      const order = await load(id)
      const decision = decide(order)
      expect(await desk.save(order, decision)).toBe(true)
      const saved = await load(id)
      expect(saved).toEqual(applyDecision(order, decision))
      return saved
    }
    return { ...subject, load, after }
  }

  const whole = { extent: { tag: 'whole' }, reason: 'broken' } as const
  const refundOf = (order: DeskOrder, key = 'k', restocks = true): OrderDecision => {
    const decided = valueOf(decideRefund(order, { key, restocks, ...whole }, act()))
    if (decided.tag !== 'decided') throw new Error('repeated')
    return decided.decision
  }

  describe(`OrderDesk: ${name}`, () => {
    it('finds an order by its id and by its short number', async () => {
      const { desk, paid } = await opened()
      expect(await desk.find(paid)).toEqual({ ok: true, value: paid })
      expect(await desk.find(orderNumber(paid))).toEqual({ ok: true, value: paid })
      for (const unknown of ['', 'nothing', '0000-0000', "'; DROP TABLE refund", '\u0000']) {
        expect(await desk.find(unknown)).toEqual({ ok: false, failure: 'unknown' })
      }
      expect(await desk.load(orderId('nothing'))).toBeNull()
    })

    it('reads an unchanged order', async () => {
      const { load } = await opened()
      expect(await load()).toMatchObject({
        revision: 0,
        payment: { status: 'taken', isDisputed: false, refunded: { amount: 0 } },
        fulfilments: [],
        refunds: [],
        cancelledMs: null,
        events: [],
      })
    })

    it('keeps parcels line by line, with carrier and tracking number', async () => {
      const { after } = await opened()
      const send = (carrier: string | null) => (order: DeskOrder) => {
        const [line] = order.placed.items
        const pieces = [{ lineId: line!.id, count: 1 }]
        return valueOf(decideFulfil(order, { pieces, carrier, tracking: '0034 0434' }, act()))
      }
      await after(send('DHL "Paket"; --'))
      const order = await after(send(null))
      expect(order.fulfilments.map(({ carrier }) => carrier)).toEqual(['DHL "Paket"; --', null])
      expect(order.revision).toBe(2)
    })

    it('writes no decision about an order that was changed since it was read', async () => {
      const { desk, load, stockBack } = await opened()
      const read = await load()
      const first = valueOf(decideCancel(read, { reason: 'sold out', restocks: true }, act()))
      const second = valueOf(decideCancel(read, { reason: 'again', restocks: true }, act()))
      expect([await desk.save(read, first), await desk.save(read, second)]).toEqual([true, false])
      const order = await load()
      expect([order.events.length, order.refunds.length, await stockBack()]).toEqual([2, 1, 3])
    })

    it('accepts one of many parallel saves', async () => {
      const { desk, load, stockBack } = await opened()
      const read = await load()
      const saved = await Promise.all(
        Array.from({ length: 8 }, (_, index) => desk.save(read, refundOf(read, `k${index}`))),
      )
      expect(saved.filter((isSaved) => isSaved)).toHaveLength(1)
      expect([(await load()).refunds.length, await stockBack()]).toEqual([1, 0])
    })

    it('captures or releases held money, not both', async () => {
      const { desk, held, load } = await opened()
      const read = await load(held)
      expect(read.payment).toMatchObject({ status: 'held', taken: { amount: 0 } })
      const capture = valueOf(decideCapture(read, act()))!
      const cancel = valueOf(decideCancel(read, { reason: null, restocks: false }, act()))
      expect([await desk.save(read, cancel), await desk.save(read, capture)]).toEqual([true, false])
      expect((await load(held)).payment.status).toBe('releasing')
    })

    it('keeps a refund from its request to its end, and puts its pieces back once', async () => {
      const { desk, after, stockBack } = await opened()
      const asked = await after((order) => refundOf(order))
      const [refund] = asked.refunds
      expect((await desk.due(Number.MAX_SAFE_INTEGER)).map(({ refundId }) => refundId)).toEqual([refund!.id])
      await after((order) =>
        decideRefundOutcome(order, refund!.id, { tag: 'unknown', message: 'lost' }, act())!,
      )
      const done = await after((order) => decideRefundOutcome(order, refund!.id, { tag: 'done' }, act())!)
      expect([await stockBack(), done.payment.refunded]).toEqual([3, done.payment.taken])
      expect(await desk.due(Number.MAX_SAFE_INTEGER)).toEqual([])
    })

    it('keeps a failed refund waiting', async () => {
      const { desk, after } = await opened()
      const { refunds } = await after((order) => refundOf(order))
      const [{ id, atMs }] = refunds as [(typeof refunds)[number]]
      expect(await desk.due(atMs - 1)).toEqual([])
      await desk.postpone(id, atMs + 500)
      expect([await desk.due(atMs + 499), (await desk.due(atMs + 500))[0]?.tries]).toEqual([[], 1])
    })

    it('keeps a log that agrees with the data beside it', async () => {
      const { after } = await opened()
      await after(() => valueOf(decideNote('Called: "leave it\nwith the neighbour"', act())))
      await after((order) =>
        valueOf(decideFulfil(order, { pieces: 'all', carrier: null, tracking: null }, act())),
      )
      const { refunds } = await after((order) => refundOf(order))
      const order = await after((now) => decideRefundOutcome(now, refunds[0]!.id, { tag: 'done' }, act())!)
      expect(order.events.map(({ tag }) => tag)).toEqual([
        'note',
        'fulfilled',
        'refund-requested',
        'refunded',
      ])
      const { refundedMinor, sent, openRefunds } = replayEvents(order.events)
      expect([refundedMinor, [...sent.values()], openRefunds.size]).toEqual([
        order.payment.taken.amount,
        [3],
        0,
      ])
    })
  })
}
