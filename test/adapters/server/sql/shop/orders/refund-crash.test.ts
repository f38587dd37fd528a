import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { commitChanges, openDatabase } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import {
  createSqlOrderDesk,
  createSqlOrderDocuments,
} from '../../../../../../adapters/server/sql/shop/index.js'
import { orderId, replayEvents } from '../../../../../../core/orders/index.js'
import { refundOrder } from '../../../../../../core/use-cases/shop/orders/handle-order.js'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'
import { CORNER_SITE, countCornerShop, openCornerShop } from '../../../../../support/shop/corner-shop.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import { draftOf } from '../../../../../support/documents/document-draft.js'
import { createRefundingLedger } from '../../../../../support/payments/refunding-ledger.js'
import { wallClock } from '../../../../../support/shop/store-fixture.js'
import { openTestPglite, temporaryFolder } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'

const TIMEOUT_MS = 120_000

const STEPS = [
  ['before-request', 0],
  ['after-request', 0],
  ['before-refund', 0],
  ['after-refund', 1],
  ['after-settle', 1],
  ['in-invoice', 1],
  ['after-invoice', 1],
] as const

describe('a shop whose process is killed during a refund or an invoice', () => {
  let crashing: ChildScript
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    crashing = await buildChildScript('crashing-refund')
    server = await startPostgres()
  }, TIMEOUT_MS)
  afterAll(async () => {
    await crashing.remove()
    await server.close()
  })

  const crash = async (place: string, ledger: string, step: string, given: number) => {
    expect(await crashing.start(place, ledger, step).ended).toBe('SIGKILL')
    expect(createRefundingLedger(ledger).refunded()).toHaveLength(given)
  }

  /** The owner asks once more, after a restart: order, money, stock and log agree, and money went back once. */
  const finish = async (sql: Sql, ledger: string) => {
    const processor = createRefundingLedger(ledger)
    const shop = await openCornerShop(sql, processor)
    const [placed] = await listOrders({ sql, siteId: CORNER_SITE })
    const { id } = placed!
    const desk = createSqlOrderDesk({ sql, siteId: CORNER_SITE, commit: commitChanges(sql), mails: null })
    const ports = { desk, clock: wallClock, newId: () => 'the-second' }
    const whole = { extent: { tag: 'whole' }, restocks: true, reason: null } as const
    valueOf(await refundOrder(ports, { order: id, by: 'owner', key: 'the-key', ...whole }))
    await shop.settleRefunds()
    await shop.settleRefunds()
    const order = (await desk.load(id))!
    expect(processor.refunded()).toHaveLength(1)
    expect(order.refunds).toMatchObject([{ state: 'done' }])
    expect(order.payment.refunded).toEqual(order.payment.taken)
    expect(replayEvents(order.events)).toMatchObject({ refundedMinor: 1000, openRefunds: new Set() })
    expect((await countCornerShop(sql)).sold).toBe(0)
    const documents = createSqlOrderDocuments({ sql, siteId: CORNER_SITE, commit: commitChanges(sql) })
    await documents.issue(draftOf(id))
    await documents.issue(draftOf('another'))
    expect([
      ...(await documents.ofOrder(id)),
      ...(await documents.ofOrder(orderId('another'))),
    ]).toMatchObject([{ number: 'INV-0001' }, { number: 'INV-0002' }])
  }

  it.each(STEPS)(
    'at %s, on the embedded database, completes it once after a restart',
    async (step, given) => {
      const { folder, remove } = await temporaryFolder()
      const ledger = join(folder, 'ledger')
      await crash(join(folder, 'data'), ledger, step, given)
      const sql = await openTestPglite(join(folder, 'data'))
      await finish(sql, ledger).finally(async () => {
        await sql.close()
        await remove()
      })
    },
    TIMEOUT_MS,
  )

  it.each(STEPS)(
    'at %s, on PostgreSQL, completes it once after a restart',
    async (step, given) => {
      const { folder, remove } = await temporaryFolder()
      const ledger = join(folder, 'ledger')
      const url = await server.createShopDatabase()
      await crash(url, ledger, step, given)
      const sql = valueOf(await openDatabase({ url }))
      await finish(sql, ledger).finally(async () => {
        await sql.close()
        await remove()
      })
    },
    TIMEOUT_MS,
  )
})
