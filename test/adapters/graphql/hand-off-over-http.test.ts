import { expect, it } from '@jest/globals'
import type { Connection } from '../../../adapters/graphql/client/index.js'
import { createNodeConnection } from '../../../adapters/graphql/client/transport/node-connection.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { describeBackend } from '../../contracts/backend/backend.contract.js'
import { createHandOffEngine } from '../../fakes/hand-off-engine.fake.js'
import { createStoreFixture } from '../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../support/sql/temporary-postgres.js'
import { clientOf, serveShop } from './support/site.js'

// An engine with its own checkout, through the protocol: the hand-off arrives unchanged.
describeBackend(
  'an engine with its own checkout, over HTTP',
  async () => {
    const fixture = await createStoreFixture(await openTemporaryPostgres())
    const engine = await createHandOffEngine(fixture.backend)
    const site = await serveShop(engine.backend)
    const connections = new Map<string, Connection>()
    return {
      ...fixture,
      owner: null,
      readCheckout: engine.readCheckout,
      backend: clientOf(site.url, {
        connect: ({ id }) => {
          const connection = connections.get(id) ?? createNodeConnection(site.url)
          connections.set(id, connection)
          return connection
        },
      }),
      close: async () => {
        await site.close()
        await engine.close()
        await fixture.close()
      },
    }
  },
  { hasOwner: false, capabilities: { checkout: 'handOff' } },
)

it('is refused for a back end that places orders on the page', async () => {
  const fixture = await createStoreFixture(await openTemporaryPostgres())
  const site = await serveShop(fixture.backend)
  const begun = await clientOf(site.url)
    .open({ id: visitorId('') })
    .commerce.beginCheckout?.()
  expect(begun).toMatchObject({ ok: false, failure: { tag: 'rejected', code: 'NoEngineCheckout' } })
  await site.close()
  await fixture.close()
})
