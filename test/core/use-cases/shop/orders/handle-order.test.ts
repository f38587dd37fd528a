import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { DeskOrder, RefundAnswer } from '../../../../../core/orders/index.js'
import {
  cancelOrder,
  captureOrder,
  fulfilOrder,
  noteOrder,
  refundOrder,
} from '../../../../../core/use-cases/shop/orders/handle-order.js'
import { settleRefunds } from '../../../../../core/use-cases/shop/orders/settle-refunds.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeOrderDesk } from '../../../../fakes/order-desk.fake.js'
import { describeOrderDesk } from '../../../../contracts/order-desk.contract.js'
import { orderId } from '../../../../../core/orders/index.js'
import { deskOrder } from '../../../orders/handling/desk-order.fixture.js'

const HOUR_MS = 3_600_000

const held: DeskOrder = { ...deskOrder('held'), id: orderId('held') }

describeOrderDesk('in memory', async () => {
  const desk = createFakeOrderDesk([deskOrder(), held])
  const stockBack = async () => desk.stockBack.get('sku-1') ?? 0
  return { desk, paid: orderId('order'), held: orderId('held'), stockBack }
})

function open(first: DeskOrder = deskOrder()) {
  const desk = createFakeOrderDesk([first])
  const clock = createFakeClock()
  let made = 0
  const ports = { desk, clock, newId: () => `id-${(made += 1)}` }
  const command = { order: first.id, by: 'owner' }
  const order = () => desk.orders.get(first.id)!
  return { desk, clock, ports, command, order }
}

const WHOLE = { extent: { tag: 'whole' }, restocks: false, reason: null } as const

describe('an order that is changed at the desk', () => {
  it('is sent, noted and refunded, with who did it and when', async () => {
    const { ports, command, order, clock } = open()
    await fulfilOrder(ports, { ...command, pieces: 'all', carrier: 'DHL', tracking: '1' })
    await noteOrder(ports, { ...command, by: 'ada@example.com', text: 'called' })
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE })
    expect(order().events).toMatchObject([
      { tag: 'fulfilled', by: 'owner', atMs: clock.wallTime() },
      { tag: 'note', by: 'ada@example.com' },
      { tag: 'refund-requested', by: 'owner' },
    ])
  })

  it('is not written in a dry run, which returns the result', async () => {
    const { ports, command, order } = open()
    const dry = { ...command, isDryRun: true }
    const answer = await cancelOrder(ports, { ...dry, reason: null, restocks: true })
    expect(answer).toMatchObject({
      ok: true,
      value: { order: { refunds: [{ amount: money(3000, 'EUR') }] } },
    })
    expect(order()).toEqual(deskOrder())
  })

  it.each([
    [{ expectedRevision: 0 }, 'changed-meanwhile'],
    [{}, 'sent'],
  ])('is not refused on parts that were read around the change of another: %j', async (seen, tag) => {
    const { ports, command, desk } = open()
    const send = { pieces: 'all', carrier: null, tracking: null } as const
    let isFirst = true
    const torn = {
      ...desk,
      load: async (id: typeof command.order) => {
        if (!isFirst) return desk.load(id)
        isFirst = false
        const before = (await desk.load(id))!
        await fulfilOrder(ports, { ...command, ...send })
        return { ...(await desk.load(id))!, revision: before.revision }
      },
    }
    const cancel = { ...command, ...seen, reason: null, restocks: true }
    expect(await cancelOrder({ ...ports, desk: torn }, cancel)).toMatchObject({ ok: false, failure: { tag } })
  })

  it('is decided again after a change of another owner', async () => {
    const { ports, command, desk, order } = open()
    const load = desk.load
    let isFirst = true
    const meanwhile = {
      ...desk,
      load: async (id: typeof command.order) => {
        const read = await load(id)
        if (isFirst) {
          isFirst = false
          await cancelOrder(ports, { ...command, by: 'bob', reason: null, restocks: true })
        }
        return read
      },
    }
    const answer = await fulfilOrder(
      { ...ports, desk: meanwhile },
      { ...command, pieces: 'all', carrier: null, tracking: null },
    )
    expect(answer).toMatchObject({ ok: false, failure: { tag: 'cancelled' } })
    expect(order().fulfilments).toEqual([])
  })

  it('is given up if others change it again and again', async () => {
    const { ports, command, desk } = open()
    const busy = { ...ports, desk: { ...desk, save: async () => false } }
    expect(await captureOrder({ ...busy }, command)).toMatchObject({ ok: true, value: { decision: null } })
    expect(await noteOrder(busy, { ...command, text: 'x' })).toMatchObject({ failure: { tag: 'busy' } })
  })

  it('is found by a number of one order', async () => {
    const { ports, command } = open()
    const answer = await noteOrder(ports, { ...command, order: 'nothing', text: 'x' })
    expect(answer).toMatchObject({ ok: false, failure: { tag: 'unknown-order' } })
  })
})

describe('refunds that are due', () => {
  const settle = async (answers: readonly RefundAnswer[]) => {
    const opened = open()
    const { ports, command, desk, clock } = opened
    await refundOrder(ports, { ...command, key: 'k', ...WHOLE, restocks: true })
    const asked: string[] = []
    const refund = async (_: DeskOrder, { id }: { readonly id: string }): Promise<RefundAnswer> => {
      const answer = answers[asked.length]
      asked.push(id)
      return answer ?? { tag: 'unknown', message: 'lost' }
    }
    const run = () => settleRefunds({ desk, queue: desk, clock, money: { refund } })
    return { ...opened, asked, run }
  }

  it('are requested with one key until they end, and then no more', async () => {
    const { run, asked, clock, order, desk } = await settle([
      { tag: 'unknown', message: 'lost' },
      { tag: 'pending' },
      { tag: 'done' },
    ])
    for (let hours = 0; hours < 4; hours += 1) {
      await run()
      clock.advance(HOUR_MS)
    }
    expect([asked.length, new Set(asked).size]).toEqual([3, 1])
    expect([order().refunds[0]?.state, desk.stockBack.get('sku-1')]).toEqual(['done', 3])
  })

  it('are made also where the order of an earlier one cannot be read', async () => {
    const { clock } = open()
    const desk = createFakeOrderDesk(
      [0, 1].map((index) => ({ ...deskOrder(), id: orderId(`order-${index}`) })),
    )
    for (const order of [...desk.orders.keys()])
      await refundOrder(
        { desk, clock, newId: () => `refund-${order}` },
        { ...WHOLE, key: 'k', order, by: 'owner' },
      )
    const load: typeof desk.load = async (id) => {
      if (id === 'order-0') throw new Error('broken')
      return desk.load(id)
    }
    const refund = async (): Promise<RefundAnswer> => ({ tag: 'done' })
    const settled = settleRefunds({ desk: { ...desk, load }, queue: desk, clock, money: { refund } })
    await expect(settled).rejects.toThrow('broken')
    expect([...desk.orders.values()].map(({ refunds }) => refunds[0]?.state)).toEqual(['requested', 'done'])
  })

  it('are requested again after a minute, two minutes, four ... and an hour at most', async () => {
    const { run, asked, clock } = await settle([])
    const waits: number[] = []
    for (let count = 1; count <= 8; count += 1) {
      await run()
      let waited = 0
      while (asked.length === count) {
        clock.advance(60_000)
        waited += 1
        await run()
      }
      waits.push(waited)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('are reported when they are refused, and can be requested again under another key', async () => {
    const { run, ports, command, order } = await settle([{ tag: 'refused', message: 'No balance.' }])
    expect(await run()).toMatchObject({ done: 0, refused: [{ message: 'No balance.' }], waiting: 0 })
    expect(await refundOrder(ports, { ...command, key: 'k', ...WHOLE })).toMatchObject({
      value: { decision: null },
    })
    expect((await refundOrder(ports, { ...command, key: 'k2', ...WHOLE })).ok).toBe(true)
    expect(order().refunds.map(({ state }) => state)).toEqual(['refused', 'requested'])
  })
})
