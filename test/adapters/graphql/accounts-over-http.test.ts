import { describeBackend } from '../../contracts/backend/backend.contract.js'
import { FAKE_FIELDS, withAccounts } from '../../fakes/accounts-backend.fake.js'
import { createStoreFixture } from '../../support/shop/store-fixture.js'
import { openTestMemory } from '../../support/sql/temporary-pglite.js'
import { accountsClientOf } from './support/accounts-client.js'
import { serveShop } from './support/site.js'

const ACCOUNT = { id: 'ada', email: 'ada@example.com', password: 'correct horse', groups: [] }

// Any back end with accounts, through the protocol: cookies carry what pages must not see.
describeBackend(
  'accounts through GraphQL over HTTP',
  async () => {
    const fixture = await createStoreFixture(await openTestMemory())
    const backend = withAccounts(fixture.backend, [ACCOUNT])
    const site = await serveShop(backend)
    const [textField] = FAKE_FIELDS
    if (textField === undefined) throw new Error('the fake defines no field')
    return {
      ...fixture,
      owner: null,
      account: ACCOUNT,
      textField,
      mailsTo: async (email) => backend.mailsTo(email),
      backend: accountsClientOf(site.url),
      close: async () => {
        await site.close()
        await fixture.close()
      },
    }
  },
  { hasOwner: false, capabilities: { accounts: true } },
)
