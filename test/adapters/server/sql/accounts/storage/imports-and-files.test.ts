import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe } from '@jest/globals'
import { importPortsOf } from '../../../../../../adapters/server/sql/accounts/index.js'
import { createSqlAccountWork } from '../../../../../../adapters/server/sql/accounts/storage/sql-account-work.js'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { describeFileRecords } from '../../../../../contracts/file-records.contract.js'
import { describeKeptImports } from '../../../../../contracts/kept-imports.contract.js'
import { realRandom } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

const NOW_MS = 1_700_000_000_000

describe.each([
  ['PostgreSQL', openTemporaryPostgres],
  ['the embedded database', openTestMemory],
] as const)('accounts on %s', (name, openSql) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await openSql()
  }, 60_000)
  afterAll(() => sql.close())

  const siteOf = () => ({
    siteId: `site-${randomBytes(6).toString('hex')}`,
    clock: { wallTime: () => NOW_MS },
    random: realRandom,
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
})
