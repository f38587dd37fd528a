import { afterAll, beforeAll, describe, it } from '@jest/globals'
import { openDatabase } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../../support/sql/postgres.js'
import { expectExactSales } from '../../../../../support/shop/rush.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

const TIMEOUT_MS = 120_000

async function opened(url: string): Promise<Sql> {
  const database = await openDatabase({ url, connections: 10 })
  if (!database.ok) throw new Error(database.failure.message)
  return database.value
}

describe('thirty buyers, ten pieces, five submits each at once, lost answers of the processor', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
  }, TIMEOUT_MS)
  afterAll(() => server.close())

  it.each([
    ['with one key a buyer', false],
    ['with a new key each time', true],
  ])(
    'make exactly ten orders and ten charges on PostgreSQL, in one process %s',
    async (_, keysDiffer) => {
      const sql = await opened(await server.createShopDatabase())
      try {
        await expectExactSales([sql], keysDiffer)
      } finally {
        await sql.close()
      }
    },
    TIMEOUT_MS,
  )

  it(
    'make exactly ten orders and ten charges on PostgreSQL, over two pools as in two processes',
    async () => {
      const url = await server.createShopDatabase()
      const databases = [await opened(url), await opened(url)]
      try {
        await expectExactSales(databases, false)
      } finally {
        await Promise.all(databases.map((sql) => sql.close()))
      }
    },
    TIMEOUT_MS,
  )

  it(
    'make exactly ten orders and ten charges on the embedded database',
    async () => {
      const sql = await openTestMemory()
      try {
        await expectExactSales([sql], true)
      } finally {
        await sql.close()
      }
    },
    TIMEOUT_MS,
  )
})
