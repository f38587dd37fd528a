import { describeBackend } from '../../../../contracts/backend/backend.contract.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

describeBackend('the store with its accounts', async () => createAccountsFixture(await openTestMemory()), {
  hasOwner: false,
  capabilities: { accounts: true, subscriptions: true },
})
