import { afterAll, beforeAll, describe } from '../test-runner.js'
import { accessCases } from './access-cases.js'
import { accountCases } from './account-cases.js'
import type { BackendFixture, CreateBackendFixture } from './backend-fixture.js'
import { holderCases } from './holder-cases.js'
import { profileCases } from './profile-cases.js'
import { signUpCases } from './sign-up-cases.js'

/** All cases about accounts, for every back end that has them. */
export function allAccountCases(
  fixture: () => BackendFixture,
  options: { readonly hasAccounts: boolean; readonly renewsSubscriptions: boolean },
): void {
  accountCases(fixture, options)
  signUpCases(fixture, options)
  profileCases(fixture, options)
  accessCases(fixture, options)
  holderCases(fixture, options)
}

/** The part of the back ends' contract that is about accounts alone. */
export function describeAccounts(
  name: string,
  createFixture: CreateBackendFixture,
  /** True if members can subscribe to a product of the fixture. @default false */
  { renewsSubscriptions = false }: { readonly renewsSubscriptions?: boolean } = {},
): void {
  describe(`Accounts: ${name}`, () => {
    let fixture: BackendFixture | null = null
    beforeAll(async () => {
      fixture = await createFixture()
    }, 60_000)
    afterAll(() => fixture?.close())
    allAccountCases(
      () => {
        if (fixture === null) throw new Error('the back end did not start')
        return fixture
      },
      { hasAccounts: true, renewsSubscriptions },
    )
  })
}
