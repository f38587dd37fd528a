import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe } from '@jest/globals'
import { createSecretBox, SECRET_KEY_BYTES } from '../../../../../../adapters/server/sql/accounts/index.js'
import {
  createSqlAccountUnits,
  createSqlAccountWork,
} from '../../../../../../adapters/server/sql/accounts/storage/sql-account-work.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { describeAccountStore } from '../../../../../contracts/account-store.contract.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

const NOW_MS = 1_700_000_000_000
const SNAPSHOT = JSON.stringify({ items: [{ count: 2, product: { name: 'Lamp' } }] })

describe.each([
  ['PostgreSQL', openTemporaryPostgres],
  ['the embedded database', openTestMemory],
] as const)('accounts on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  describeAccountStore(name, async () => {
    const siteId = `site-${randomBytes(6).toString('hex')}`
    const site = {
      siteId,
      clock: { wallTime: () => NOW_MS },
      random: realRandom,
      secretBox: createSecretBox([randomBytes(SECRET_KEY_BYTES)]),
      writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }) as const,
    }
    return {
      store: createSqlAccountWork(sql, site),
      unitOfWork: createSqlAccountUnits(sql, site),
      nowMs: NOW_MS,
      placeOrder: async (memberId, id, placedOnMs) => {
        await sql.query(
          `INSERT INTO shop_order (site_id, id, status, token, currency, total_minor, snapshot, member_id,
             attempts, custom_data, extras_seen, started_on, updated_on, placed_on)
           VALUES ($1, $2, 'placed', $3, 'EUR', 1250, $4, $5, 1, '[]', '[]', $6, $6, $6)`,
          [siteId, id, `secret of ${id}`, SNAPSHOT, memberId, placedOnMs],
        )
      },
      mails: async () =>
        (await sql.query('SELECT kind FROM mail WHERE site_id = $1 ORDER BY id', [siteId])).rows.map(
          ({ kind }) => `${kind}`,
        ),
    }
  })
})
