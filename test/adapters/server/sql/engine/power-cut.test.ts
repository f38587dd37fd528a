import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPglite } from '../../../../../adapters/server/sql/engine/index.js'
import { orderId, orderToken } from '../../../../../core/orders/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { valueOf } from '../../../../contracts/backend/shopper.js'
import { buildChildScript } from '../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../support/processes/child-script.js'
import { countCornerShop, openCornerShop } from '../../../../support/shop/corner-shop.js'
import { createLedgerProcessor } from '../../../../support/payments/ledger-processor.js'
import { createLoopDisk } from '../../../../support/files/loop-disk.js'
import type { LoopDisk } from '../../../../support/files/loop-disk.js'
import { openTestPglite, temporaryFolder } from '../../../../support/sql/temporary-pglite.js'

const TIMEOUT_MS = 90_000
const WRITING_MS = 1500

describe('the embedded database', () => {
  it(
    'writes every commit to the disk before it reports it',
    async () => {
      const { folder, remove } = await temporaryFolder()
      const sql = await openTestPglite(folder).then(async (first) => {
        await first.close()
        const opened = await openPglite({ folder })
        if (!opened.ok) throw new Error(opened.failure.message)
        return opened.value
      })
      try {
        expect((await sql.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }])
        await sql.query('CREATE TABLE IF NOT EXISTS probe (id BIGINT PRIMARY KEY)')
        for (let id = 0; id < 20; id += 1) {
          const before = sql.syncs.files
          await sql.query('INSERT INTO probe VALUES ($1)', [id])
          expect(sql.syncs.files).toBeGreaterThan(before)
        }
        const before = sql.syncs.directories
        await sql.query('CREATE TABLE IF NOT EXISTS other (id BIGINT PRIMARY KEY)')
        expect(sql.syncs.directories).toBeGreaterThan(before)
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )

  it(
    'does not sync changes that may be lost, and syncs them with the next commit',
    async () => {
      const { folder, remove } = await temporaryFolder()
      await (await openTestPglite(folder)).close()
      const opened = await openPglite({ folder })
      if (!opened.ok) throw new Error(opened.failure.message)
      const sql = opened.value
      const add = 'INSERT INTO counted VALUES ($1)'
      try {
        await sql.query('CREATE TABLE counted (id BIGINT PRIMARY KEY CHECK (id >= 0))')
        // The first ones make the table larger and are planned.
        for (const id of [1, 2, 3]) await sql.query(add, [id])
        const before = sql.syncs.files
        await sql.tx(({ query }) => query(add, [4]), { mayBeLost: true })
        await sql.asyncCommit?.query(add, [5])
        expect(sql.syncs.files).toBe(before)
        const broken = sql.tx(({ query }) => query(add, [-1]).catch(() => null), { mayBeLost: true })
        await expect(broken).rejects.toMatchObject({ code: '25P02' })

        await sql.tx(({ query }) => query(add, [6]))

        expect(sql.syncs.files).toBeGreaterThan(before)
        const { rows } = await sql.query('SELECT id FROM counted ORDER BY id')
        expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )
})

const disk = createLoopDisk(mkdtempSync(join(tmpdir(), 'vitrine-disk-')))
describe('a power cut while orders are placed', () => {
  if (typeof disk !== 'string') powerCut(disk)
  else {
    it('needs a separate disk', () => {
      throw new Error(`${disk}; run the tests as root of a Linux machine with loop devices.`)
    })
  }
})

function powerCut(disk: LoopDisk): void {
  let busy: ChildScript
  beforeAll(async () => {
    busy = await buildChildScript('busy-shop')
  }, TIMEOUT_MS)
  afterAll(async () => {
    disk.remove()
    await busy.remove()
  })

  it(
    'loses no acknowledged order, and no piece of stock',
    async () => {
      const data = join(disk.folder, 'data')
      // The bank has separate books, and its power is not cut.
      const { folder: bank, remove } = await temporaryFolder()
      const child = busy.start(data, join(bank, 'ledger'))
      await child.line(/^PLACED/)
      await wait(WRITING_MS)
      const placedSoFar = (): readonly string[] => child.lines.filter((line) => line.startsWith('PLACED'))
      while (placedSoFar().length <= 5) await wait(20)
      child.process.kill('SIGSTOP')
      await wait(100)
      const acknowledged = placedSoFar()
      disk.snapshot()
      child.process.kill('SIGKILL')
      await child.ended
      disk.cutPower()

      const sql = await openTestPglite(data)
      try {
        const processor = createLedgerProcessor(join(bank, 'ledger'))
        const shop = await openCornerShop(sql, processor)
        const { commerce } = shop.open({ id: visitorId('a visitor') })
        for (const line of acknowledged) {
          const [, id = '', token = ''] = line.split(' ')
          const which = { orderId: orderId(id), token: orderToken(token) }
          expect(valueOf(await commerce.readPlacedOrder(which)).order?.status).toBe('placed')
        }
        await shop.reconcilePayments()
        const { placed, sold, open } = await countCornerShop(sql)
        expect(acknowledged.length).toBeGreaterThan(5)
        expect(placed).toBeGreaterThanOrEqual(acknowledged.length)
        expect([open, sold, processor.charged().length]).toEqual([0, placed, placed])
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )
}
