import type { Connection } from '../../../adapters/graphql/client/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { createNodeConnection } from '../../../adapters/graphql/client/transport/node-connection.js'
import type { BackendFixture } from '../../contracts/backend/backend-fixture.js'
import { describeBackend } from '../../contracts/backend/backend.contract.js'
import { createStoreFixture } from '../../support/shop/store-fixture.js'
import { openTestMemory } from '../../support/sql/temporary-pglite.js'
import { clientOf, serveShop } from './support/site.js'

/** The bundled store behind real HTTP: page side, protocol, server and database, all of them ours. */
async function overHttp(): Promise<BackendFixture> {
  const store = await createStoreFixture(await openTestMemory())
  const site = await serveShop(store.backend)
  const connections = new Map<string, Connection>()
  const backend = clientOf(site.url, {
    clock: systemClock,
    connect: ({ id }) => {
      const connection = connections.get(id) ?? createNodeConnection(site.url)
      connections.set(id, connection)
      return connection
    },
  })
  return {
    ...store,
    backend,
    close: async () => {
      await site.close()
      await store.close()
    },
  }
}

describeBackend('the store through GraphQL over HTTP', overHttp)
