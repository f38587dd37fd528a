import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe } from '@jest/globals'
import {
  createSecretBox,
  importPortsOf,
  SECRET_KEY_BYTES,
} from '../../../../../../adapters/server/sql/accounts/index.js'
import {
  createSqlAccountUnits,
  createSqlAccountWork,
} from '../../../../../../adapters/server/sql/accounts/storage/sql-account-work.js'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { describeAccountStore } from '../../../../../contracts/account-store.contract.js'
import { describeFileRecords } from '../../../../../contracts/file-records.contract.js'
import { describeKeptImports } from '../../../../../contracts/kept-imports.contract.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'

const NOW_MS = 1_700_000_000_000
const SNAPSHOT = JSON.stringify({ items: [{ count: 2, product: { name: 'Lamp' } }] })

describe.each(DATABASES)('accounts on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  const siteOf = () => ({
    siteId: `site-${randomBytes(6).toString('hex')}`,
    clock: { wallTime: () => NOW_MS },
    random: realRandom,
    secretBox: createSecretBox([randomBytes(SECRET_KEY_BYTES)]),
    writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }) as const,
  })

  describeFileRecords(name, async () => createSqlAccountWork(sql, siteOf()).fileRecords)

  describeKeptImports(name, async () => {
    const site = siteOf()
    const settings = { plan: 'free', fields: [] } as const
    return {
      ...importPortsOf({ ...site, sql, settings, commit: commitChanges(sql) }),
      nowMs: NOW_MS,
      entries: async () =>
        (await sql.query('SELECT id FROM owner_audit WHERE site_id = $1', [site.siteId])).rows.map(
          ({ id }) => `${id}`,
        ),
    }
  })

  describeAccountStore(name, async () => {
    const site = siteOf()
    const { siteId } = site
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
