import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { replayEvents } from '../../../../../../core/orders/index.js'
import {
  cancelOrder,
  fulfilOrder,
  refundOrder,
} from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { openDeskShop, STOCK } from '../support/desk-shop.js'

const TIMEOUT_MS = 120_000
const ROUNDS = 16
const TOTAL_MINOR = 3000

describe.each(DATABASES)('owners who handle one order at the same moment on %s', (_, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, TIMEOUT_MS)
  afterAll(() => sql.close())

  /** Starts all acts of a round, each round in another order, while the provider loses each second answer. */
  async function round(number: number): Promise<string> {
    const opened = await openDeskShop(sql, { giving: { losesAnswer: (call) => call % 2 === number % 2 } })
    const { shop, processor, clock, ports, command, load, stock } = opened
    const acts = [
      () => cancelOrder(ports, { ...command, reason: null, restocks: true }),
      () => fulfilOrder(ports, { ...command, pieces: 'all', carrier: null, tracking: null }),
      () =>
        refundOrder(ports, {
          ...command,
          key: 'whole',
          extent: { tag: 'whole' },
          restocks: true,
          reason: null,
        }),
      async () => shop.settleRefunds(),
    ]
    const turned = acts.map((_act, index) => acts[(index + number) % acts.length]!)
    await Promise.all((number % 8 < 4 ? turned : turned.reverse()).map((act) => act()))
    for (let hours = 0; hours < 4; hours += 1) {
      await shop.settleRefunds()
      clock.advance(3_600_000)
    }

    const { events, payment, refunds, cancelledMs } = await load()
    const replayed = replayEvents(events)
    const made = [...processor.refunds.made.values()].reduce((sum, amount) => sum + amount, 0)
    const isSent = events.some(({ tag }) => tag === 'fulfilled')
    expect([made, payment.refunded.amount, replayed.refundedMinor]).toEqual([
      TOTAL_MINOR,
      TOTAL_MINOR,
      TOTAL_MINOR,
    ])
    expect(refunds.map(({ state }) => state)).toEqual(refunds.map(() => 'done'))
    expect(isSent && cancelledMs !== null).toBe(false)
    // A whole refund, or the cancellation, takes all pieces back to stock once.
    expect(Number(await stock())).toBe(STOCK)
    expect(opened.reported).toEqual([])
    return `${isSent ? 'sent' : 'kept'} ${cancelledMs === null ? 'placed' : 'cancelled'} ${refunds.length}`
  }

  it(
    'gives the money back once, takes the pieces back once, and sends no cancelled order',
    async () => {
      const outcomes = new Set<string>()
      for (let number = 0; number < ROUNDS; number += 1) outcomes.add(await round(number))
      expect(outcomes.size).toBeGreaterThan(1)
    },
    TIMEOUT_MS,
  )
})
