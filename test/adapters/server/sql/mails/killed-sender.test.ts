import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { stampOf } from '../../../../../core/ports/platform/stamp.port.js'
import { kyselyOver, openDatabase } from '../../../../../adapters/server/sql/engine/index.js'
import type { MailTables, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { queueMails } from '../../../../../adapters/server/sql/mails/index.js'
import { buildChildScript } from '../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../support/processes/child-script.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import { realRandom, wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestPglite, temporaryFolder } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const SITE = 'shop'
const MAILS = 24
/** The number of mails after which each process is killed. */
const KILLS = [1, 5, 9, 3] as const
/** Longer than the lease of a batch. */
const LATER_MS = 11 * 60_000
const SLOW_MS = 240_000

/** A database that a sender of another process opens as well. */
interface Place {
  readonly name: string
  readonly open: () => Promise<Sql>
  readonly end: () => Promise<void>
}

async function embedded(): Promise<Place> {
  const { folder, remove } = await temporaryFolder()
  return { name: folder, open: () => openTestPglite(folder), end: remove }
}

async function served(): Promise<Place> {
  const server = await startPostgres()
  const url = await server.createShopDatabase()
  return { name: url, open: async () => valueOf(await openDatabase({ url })), end: server.close }
}

describe('a sender that is killed between sending and forgetting', () => {
  let sender: ChildScript
  beforeAll(async () => {
    sender = await buildChildScript('sending-mails')
  }, SLOW_MS)
  afterAll(() => sender.remove())

  it.each([
    ['the embedded database', embedded],
    ['PostgreSQL', served],
  ])(
    'loses no mail, and sends at most one twice, under the same Message-ID: %s',
    async (_, make) => {
      const place = await make()
      const sql = await place.open()
      const context = { siteId: SITE, ...stampOf({ clock: wallClock, random: realRandom }) }
      const mails = Array.from({ length: MAILS }, (__, index) => ({
        kind: `m${index}`,
        to: 'ada@example.com',
        content: { tag: 'written' },
      }))
      await sql.tx((querier) => queueMails(kyselyOver<MailTables>(querier), context, mails))
      await sql.close()

      const taken: string[] = []
      for (const [round, killedAfter] of [...KILLS, 0].entries()) {
        const child = sender.start(place.name, SITE, `${killedAfter}`, `${round * LATER_MS}`)
        expect([await child.ended, child.errors]).toEqual([killedAfter === 0 ? 0 : 'SIGKILL', []])
        taken.push(...child.lines.filter((line) => line.startsWith('took ')))
      }
      expect(new Set(taken).size).toBe(MAILS)
      expect(taken).toHaveLength(MAILS + KILLS.length)
      const after = await place.open()
      expect((await after.query('SELECT id FROM mail')).rows).toEqual([])
      await after.close()
      await place.end()
    },
    SLOW_MS,
  )
})
