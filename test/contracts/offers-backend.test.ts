import { describeBackend } from './backend/backend.contract.js'
import { withOffers } from '../fakes/offers-backend.fake.js'
import { createStoreFixture } from '../support/store-fixture.js'
import { openTemporaryPglite } from '../support/temporary-pglite.js'

describeBackend('a back end with special offers', async () => {
  const fixture = await createStoreFixture(await openTemporaryPglite())
  return { ...fixture, backend: withOffers(fixture.backend, {}) }
})
