import { openDatabase } from '../../../../../adapters/server/sql/engine/index.js'
import { describeBackend } from '../../../../contracts/backend/backend.contract.js'
import type { BackendFixture } from '../../../../contracts/backend/backend-fixture.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import { createStoreFixture } from '../../../../support/shop/store-fixture.js'

async function onPostgres(): Promise<BackendFixture> {
  const server = await startPostgres()
  const opened = await openDatabase({ url: await server.createShopDatabase() })
  if (!opened.ok) throw new Error(opened.failure.message)
  const fixture = await createStoreFixture(opened.value)
  return {
    ...fixture,
    close: async () => {
      await fixture.close()
      await server.close()
    },
  }
}

describeBackend('the store on PostgreSQL', onPostgres, { renewsVisitors: true })
