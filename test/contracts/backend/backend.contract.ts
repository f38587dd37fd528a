import { afterAll, beforeAll, describe } from '../test-runner.js'
import type { BackendFixture, CreateBackendFixture } from './backend-fixture.js'
import { cartCases } from './cart-cases.js'
import { catalogueCases, listCases, slugCases } from './catalogue-cases.js'
import { detailsCases } from './details-cases.js'
import { ownerCases } from './owner-cases.js'
import { submitCases } from './submit-cases.js'

export interface BackendContractOptions {
  /** False where products are only ever read by their id. @default true */
  readonly readsBySlug?: boolean
}

/**
 * What every `Backend` must do: the bundled store, a site's protocol over HTTP, a foreign engine. Whoever
 * writes one runs this suite.
 */
export function describeBackend(
  name: string,
  createFixture: CreateBackendFixture,
  { readsBySlug = true }: BackendContractOptions = {},
): void {
  /** One back end for all cases of a block: each case has visitors of its own. */
  const shared = (): (() => BackendFixture) => {
    let fixture: BackendFixture | null = null
    beforeAll(async () => {
      fixture = await createFixture()
    }, 60_000)
    afterAll(() => fixture?.close())
    return () => {
      if (fixture === null) throw new Error('the back end did not start')
      return fixture
    }
  }

  describe(`Backend: ${name}`, () => {
    const fixture = shared()

    describe('catalogue', () => {
      catalogueCases(fixture)
      listCases(fixture)
      if (readsBySlug) slugCases(fixture)
    })
    describe('cart', () => cartCases(fixture))
    describe('details', () => detailsCases(fixture))
    describe('order', () => submitCases(fixture))
  })

  describe(`Backend with an owner at work: ${name}`, () => {
    const fixture = shared()
    ownerCases(fixture, () => {
      const { owner } = fixture()
      if (owner === null) throw new Error('this back end cannot be changed by its owner')
      return owner
    })
  })
}
