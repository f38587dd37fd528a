import { describeBackend } from '../../../../contracts/backend/backend.contract.js'
import { createStoreFixture } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPglite } from '../../../../support/sql/temporary-pglite.js'

describeBackend(
  'the store on the embedded database',
  async () => createStoreFixture(await openTemporaryPglite()),
  { renewsVisitors: true },
)
