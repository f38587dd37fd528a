import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'
import { countCornerShop, CORNER_SITE, openCornerShop } from '../../../../../support/shop/corner-shop.js'
import { createLedgerProcessor } from '../../../../../support/payments/ledger-processor.js'
import { openTestPglite, temporaryFolder } from '../../../../../support/sql/temporary-pglite.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, valueOf } from '../../../../../contracts/backend/shopper.js'
import { listOrders } from '../../../../../support/shop/list-orders.js'

const TIMEOUT_MS = 120_000

describe('a shop whose process is killed while it places an order', () => {
  let crashing: ChildScript
  let busy: ChildScript
  beforeAll(async () => {
    crashing = await buildChildScript('crashing-shop')
    busy = await buildChildScript('busy-shop')
  }, TIMEOUT_MS)
  afterAll(async () => {
    await crashing.remove()
    await busy.remove()
  })

  it.each([
    ['before-submit', 0, { placed: 0, open: 0, sold: 0 }],
    ['before-charge', 0, { placed: 0, open: 1, sold: 1 }],
    ['after-charge', 1, { placed: 0, open: 1, sold: 1 }],
    ['after-submit', 1, { placed: 1, open: 0, sold: 1 }],
  ])(
    'at %s has charged %i times, and after a restart order, money and stock agree',
    async (step, charges, left) => {
      const { folder, remove } = await temporaryFolder()
      const ledger = join(folder, 'ledger')
      expect(await crashing.start(join(folder, 'data'), ledger, step).ended).toBe('SIGKILL')
      const processor = createLedgerProcessor(ledger)
      expect(processor.charged()).toHaveLength(charges)

      const sql = await openTestPglite(join(folder, 'data'))
      try {
        const shop = await openCornerShop(sql, processor)
        expect(await countCornerShop(sql)).toEqual(left)
        await shop.reconcilePayments()
        const wasBegun = step !== 'before-submit'
        const sold = wasBegun ? 1 : 0
        expect(await countCornerShop(sql)).toEqual({ placed: sold, open: 0, sold })
        expect(processor.charged()).toHaveLength(sold)
        expect(await listOrders({ sql, siteId: CORNER_SITE })).toHaveLength(sold)

        // The page never got its answer: it asks again with the same key, and nothing is paid twice.
        const buyer = shop.open({ id: visitorId('buyer') }).commerce
        const placed = acceptedOf(await buyer.submitOrder({ key: 'the-key' }))
        expect(valueOf(await buyer.readPlacedOrder(placed)).order?.total.amount).toBe(1000)
        expect(await countCornerShop(sql)).toEqual({ placed: 1, open: 0, sold: 1 })
        expect(processor.charged()).toHaveLength(1)
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )

  it(
    'keeps every order it has acknowledged',
    async () => {
      const { folder, remove } = await temporaryFolder()
      const child = busy.start(join(folder, 'data'), join(folder, 'ledger'))
      await child.line(/^PLACED/)
      await new Promise((resolve) => setTimeout(resolve, 700))
      child.process.kill('SIGKILL')
      await child.ended
      const acknowledged = child.lines.filter((line) => line.startsWith('PLACED'))

      const sql = await openTestPglite(join(folder, 'data'))
      try {
        const processor = createLedgerProcessor(join(folder, 'ledger'))
        const shop = await openCornerShop(sql, processor)
        await shop.reconcilePayments()
        const { placed, sold, open } = await countCornerShop(sql)
        expect(acknowledged.length).toBeGreaterThan(0)
        expect(placed).toBeGreaterThanOrEqual(acknowledged.length)
        expect([open, sold, processor.charged().length]).toEqual([0, placed, placed])
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )
})
