import { openDatabase } from '../../../adapters/sql/index.js'
import { describeBackend } from '../../contracts/backend/backend.contract.js'
import { startPostgres } from '../../support/postgres.js'
import { createStoreFixture } from '../../support/store-fixture.js'

describeBackend('the store on PostgreSQL', async () => {
  const server = await startPostgres()
  const opened = await openDatabase({ url: await server.createDatabase() })
  if (!opened.ok) throw new Error(opened.failure.message)
  const fixture = await createStoreFixture(opened.value)
  return {
    ...fixture,
    close: async () => {
      await fixture.close()
      await server.close()
    },
  }
})
