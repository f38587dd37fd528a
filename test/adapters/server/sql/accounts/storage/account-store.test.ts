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
    const kindsIn = async (text: string, values: readonly string[]): Promise<readonly string[]> =>
      (await sql.query(text, [siteId, ...values])).rows.map(({ kind }) => `${kind}`)
    return {
      store: createSqlAccountWork(sql, site),
      unitOfWork: createSqlAccountUnits(sql, site),
      nowMs: NOW_MS,
      eventsOf: (memberId) =>
        kindsIn('SELECT kind FROM member_event WHERE site_id = $1 AND member_id = $2 ORDER BY id', [
          memberId,
        ]),
      mails: () => kindsIn('SELECT kind FROM mail WHERE site_id = $1 ORDER BY id', []),
    }
  })
})
