import { afterAll } from '@jest/globals'
import { openPostgres } from '../../../../../adapters/server/sql/engine/index.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../support/sql/postgres.js'
import { openTemporaryPglite } from '../../../../support/sql/temporary-pglite.js'
import { describeSql } from './sql.contract.js'

describeSql('PGlite in a folder', openTemporaryPglite, false)

let server: Promise<TestPostgres> | null = null
afterAll(async () => (await server)?.close())

describeSql(
  'PostgreSQL',
  async () => {
    server ??= startPostgres()
    const opened = await openPostgres({ url: await (await server).createDatabase() })
    if (!opened.ok) throw new Error(opened.failure.message)
    return opened.value
  },
  true,
)
