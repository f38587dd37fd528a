import type { Capabilities } from '../../../core/orders/index.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import { afterAll, beforeAll, describe, expect, it } from '../test-runner.js'
import type { BackendFixture, CreateBackendFixture } from './backend-fixture.js'
import { allAccountCases } from './accounts.contract.js'
import { cartCases } from './cart-cases.js'
import { catalogueCases, listCases, queryCases, slugCases } from './catalogue-cases.js'
import { contestCases } from './contest-cases.js'
import { detailsCases } from './details-cases.js'
import { endingCases } from './ending-cases.js'
import { engineCases } from './engine-cases.js'
import { exactCases } from './exact-cases.js'
import { handOffCases } from './hand-off-cases.js'
import { limitCases } from './limit-cases.js'
import { ownerCases } from './owner-cases.js'
import { newShopper, valueOf } from './shopper.js'
import { refusedCases } from './refused-cases.js'
import { repeatCases } from './repeat-cases.js'
import { renewalCases } from './renewal-cases.js'
import { selfServiceCases } from './self-service-cases.js'
import { submitCases } from './submit-cases.js'
import { trustCases } from './trust-cases.js'

export interface BackendContractOptions {
  /** The capabilities of the back end under test, where it lacks some; it must declare the same. */
  readonly capabilities?: Partial<
    Pick<Capabilities, 'accounts' | 'checkout' | 'customFields' | 'guestOrderRead' | 'subscriptions'>
  >
  /** False where the goods of the suite hold no subscription. @default true */
  readonly sellsSubscription?: boolean
  /** False if a test cannot change the engine: the fixture has no `owner`. @default true */
  readonly hasOwner?: boolean
  /** False where products are only ever read by their id. @default true */
  readonly readsBySlug?: boolean
  /** False where lists are not searched, sorted or read page by page. @default true */
  readonly queriesProducts?: boolean
  /** True where members change and delete their account themselves. @default false */
  readonly selfService?: boolean
  /** True where the visitor's secret is replaced when an order is placed. @default false */
  readonly renewsVisitors?: boolean
}

/** The rules of every `Backend`: the bundled store, a site's protocol over HTTP, and any foreign engine. */
export function describeBackend(
  name: string,
  createFixture: CreateBackendFixture,
  {
    readsBySlug = true,
    queriesProducts = true,
    hasOwner = true,
    sellsSubscription = true,
    renewsVisitors = false,
    selfService = false,
    capabilities = {},
  }: BackendContractOptions = {},
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
    const { accounts = false, checkout = 'onPage', subscriptions = false } = capabilities
    const { customFields = true, guestOrderRead = true } = capabilities
    const handsOff = checkout === 'handOff'
    const [describeOnPage, why] = handsOff
      ? [describe.skip, ' (not applicable: orders are placed at the engine)']
      : [describe, '']

    it('declares its abilities with everything that it reports about its shop', async () => {
      const shopper = newShopper(fixture())
      const { capabilities: said } = valueOf(await shopper.readCart()).shop
      expect(said).toMatchObject({ accounts, checkout, customFields, guestOrderRead, subscriptions })
      const nothing = { orderId: orderId('nothing'), token: orderToken('') }
      expect(valueOf(await shopper.readPlacedOrder(nothing)).shop.capabilities).toEqual(said)
    })
    describe('catalogue', () => {
      catalogueCases(fixture)
      listCases(fixture)
      queryCases(fixture, { queriesProducts })
      slugCases(fixture, { readsBySlug })
    })
    describe('cart', () => cartCases(fixture, { sellsSubscription }))
    describe('accounts', () =>
      allAccountCases(fixture, { hasAccounts: accounts, renewsSubscriptions: subscriptions }))
    if (selfService)
      describe("an account of one's own", () => {
        selfServiceCases(fixture)
        endingCases(fixture)
      })
    describe('hand-off', () => handOffCases(fixture, { handsOff }))
    describeOnPage(`details${why}`, () => detailsCases(fixture, { customFields }))
    describeOnPage(`details that are refused${why}`, () => refusedCases(fixture, { customFields }))
    describeOnPage(`sums at a limit${why}`, () => limitCases(fixture))
    describeOnPage(`order${why}`, () => submitCases(fixture, { guestOrderRead }))
    describeOnPage(`order of an attacker${why}`, () => trustCases(fixture, { guestOrderRead, readsBySlug }))
    describeOnPage(`keys and payments that come again${why}`, () => repeatCases(fixture))
    describeOnPage(`order after order${why}`, () => exactCases(fixture, { guestOrderRead }))
    describeOnPage(`order as engines keep it${why}`, () =>
      engineCases(fixture, { customFields, guestOrderRead }),
    )
    describe('renewal', () => renewalCases(fixture, { renewsVisitors }))
  })

  const { checkout = 'onPage', guestOrderRead = true } = capabilities
  const [describeContest, whyNot] =
    checkout === 'handOff'
      ? [describe.skip, ' (not applicable: orders are placed at the engine)']
      : [describe, '']
  describeContest(`Backend with shoppers who want the same: ${name}${whyNot}`, () =>
    contestCases(shared(), { guestOrderRead }),
  )

  if (!hasOwner) {
    describe.skip(`Backend with an owner at work: ${name}`, () => {
      it('changes under the shopper (not applicable: the engine cannot be changed by a test)', () =>
        undefined)
    })
    return
  }
  describe(`Backend with an owner at work: ${name}`, () => {
    const fixture = shared()
    ownerCases(
      fixture,
      () => {
        const { owner } = fixture()
        if (owner === null) throw new Error('this back end cannot be changed by its owner')
        return owner
      },
      { guestOrderRead: capabilities.guestOrderRead ?? true, queriesProducts, readsBySlug },
    )
  })
}
