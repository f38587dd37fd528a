import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { openDatabase } from '../../../../../../adapters/server/sql/engine/index.js'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'
import { createHoldingLedger } from '../../../../../support/payments/holding-ledger.js'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import { countCornerShop } from '../../../../../support/shop/corner-shop.js'
import { liveReturn, RETURN_STEPS } from '../../../../../support/shop/live-return.js'
import { openTestPglite, temporaryFolder } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'

const TIMEOUT_MS = 120_000

/** Each step is played so often on each database; for thousands of kills: `VITRINE_KILL_ROUNDS=100`. */
const ROUNDS = Number(process.env['VITRINE_KILL_ROUNDS'] ?? '1')

const CASES = Array.from({ length: ROUNDS }).flatMap(() =>
  (['the embedded database', 'PostgreSQL'] as const).flatMap((database) =>
    RETURN_STEPS.map((step) => [database, ...step] as const),
  ),
)

describe('a shop whose process is killed during a capture, a return or a refund', () => {
  let crashing: ChildScript
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    crashing = await buildChildScript('crashing-return')
    server = await startPostgres()
  }, TIMEOUT_MS)
  afterAll(async () => {
    await crashing.remove()
    await server.close()
  })

  it.each(CASES)(
    'completes each part once after a restart: on %s, %s',
    async (database, step, captured, refunded) => {
      const { folder, remove } = await temporaryFolder()
      const ledger = join(folder, 'ledger')
      const place = database === 'PostgreSQL' ? await server.createShopDatabase() : join(folder, 'data')
      expect(await crashing.start(place, ledger, step).ended).toBe('SIGKILL')
      const bank = createHoldingLedger(ledger)
      expect([bank.captured().length, bank.refunded().length]).toEqual([captured, refunded])

      const sql =
        database === 'PostgreSQL' ? valueOf(await openDatabase({ url: place })) : await openTestPglite(place)
      try {
        const lived = await liveReturn(sql, ledger)
        // Everything is requested again, and nothing changes.
        expect(await liveReturn(sql, ledger)).toEqual(lived)
        expect(lived).toEqual({
          captured: 1,
          refunded: 1,
          returns: ['refunded'],
          events: ['capture-requested', 'refund-requested', 'refunded'],
          mails: ['withdrawalNotice', 'withdrawalReceived'],
          decisions: 2,
        })
        expect((await countCornerShop(sql)).sold).toBe(0)
      } finally {
        await sql.close()
        await remove()
      }
    },
    TIMEOUT_MS,
  )
})
