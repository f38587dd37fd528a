import { openPostgres } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { startPostgres } from './postgres.js'

/** A database of its own on the run's PostgreSQL, with its tables made. */
export async function openTemporaryPostgres(): Promise<Sql> {
  const server = await startPostgres()
  const opened = await openPostgres({ url: await server.createShopDatabase() })
  if (!opened.ok) throw new Error(opened.failure.message)
  const sql = opened.value
  return {
    ...sql,
    close: async () => {
      await sql.close()
      await server.close()
    },
  }
}
