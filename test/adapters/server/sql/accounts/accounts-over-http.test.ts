import { describeAccounts } from '../../../../contracts/backend/accounts.contract.js'
import type { CreateBackendFixture } from '../../../../contracts/backend/backend-fixture.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { accountsClientOf } from '../../../graphql/support/accounts-client.js'
import { serveShop } from '../../../graphql/support/site.js'

const overHttp: CreateBackendFixture = async () => {
  const fixture = await createAccountsFixture(await openTestMemory())
  const site = await serveShop(fixture.backend)
  return {
    ...fixture,
    backend: accountsClientOf(site.url),
    close: async () => {
      await site.close()
      await fixture.close()
    },
  }
}

// Page side, protocol, server and database, all of them ours.
describeAccounts('the bundled ones through GraphQL over HTTP', overHttp, { renewsSubscriptions: true })
