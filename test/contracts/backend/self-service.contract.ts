import { afterAll, beforeAll, describe } from '../test-runner.js'
import type { BackendFixture, CreateBackendFixture } from './backend-fixture.js'
import { endingCases } from './ending-cases.js'
import { selfServiceCases } from './self-service-cases.js'

/** The part of the back ends' contract about members who manage their own account. */
export function describeSelfService(name: string, createFixture: CreateBackendFixture): void {
  describe(`Accounts of one's own: ${name}`, () => {
    let fixture: BackendFixture | null = null
    beforeAll(async () => {
      fixture = await createFixture()
    }, 60_000)
    afterAll(() => fixture?.close())
    const present = (): BackendFixture => {
      if (fixture === null) throw new Error('the back end did not start')
      return fixture
    }
    selfServiceCases(present)
    endingCases(present)
  })
}
