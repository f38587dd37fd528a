import { describeBackend } from '../../../../contracts/backend/backend.contract.js'
import { createStoreFixture } from '../../../../support/store-fixture.js'
import { openTemporaryPglite } from '../../../../support/temporary-pglite.js'

describeBackend(
  'the store on the embedded database',
  async () => createStoreFixture(await openTemporaryPglite()),
  { renewsVisitors: true },
)
