import { describeBackend } from './backend/backend.contract.js'
import { withCapabilities } from '../fakes/with-capabilities.js'
import { createStoreFixture } from '../support/shop/store-fixture.js'
import { openTestMemory } from '../support/sql/temporary-pglite.js'

// An engine with fewer abilities runs the suite too, and the report lists the skipped cases.
describeBackend(
  'a back end that can do less',
  async () => {
    const fixture = await createStoreFixture(await openTestMemory())
    const { backend } = fixture
    return {
      ...fixture,
      owner: null,
      shop: { ...fixture.shop, subscription: null },
      backend: withCapabilities(backend, { customFields: false, guestOrderRead: false }),
    }
  },
  {
    hasOwner: false,
    readsBySlug: false,
    queriesProducts: false,
    sellsSubscription: false,
    capabilities: { customFields: false, guestOrderRead: false },
  },
)
