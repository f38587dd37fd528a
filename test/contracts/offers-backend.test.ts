import { describeBackend } from './backend/backend.contract.js'
import { FAKE_FIELDS, withAccounts } from '../fakes/accounts-backend.fake.js'
import { withOffers } from '../fakes/offers-backend.fake.js'
import { createStoreFixture } from '../support/shop/store-fixture.js'
import { openTestMemory } from '../support/sql/temporary-pglite.js'

const ACCOUNT = { id: 'ada', email: 'ada@example.com', password: 'correct horse', groups: [] }

describeBackend(
  'a back end with special offers and accounts',
  async () => {
    const fixture = await createStoreFixture(await openTestMemory())
    const backend = withAccounts(withOffers(fixture.backend, {}), [ACCOUNT])
    const [textField] = FAKE_FIELDS
    if (textField === undefined) throw new Error('the fake defines no field')
    const mailsTo = async (email: string) => backend.mailsTo(email)
    return { ...fixture, account: ACCOUNT, backend, mailsTo, textField }
  },
  { capabilities: { accounts: true } },
)
