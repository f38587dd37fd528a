import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import { ACCESS_MUTANTS } from '../support/mutants/access-mutants.js'
import { ACCOUNT_MUTANTS } from '../support/mutants/account-mutants.js'
import { BOUNDARY_MUTANTS } from '../support/mutants/boundary-mutants.js'
import { brokenFixture } from '../support/mutants/broken-gateway.js'
import type { BreakOpened, Mutant } from '../support/mutants/broken-gateway.js'
import { CART_MUTANTS } from '../support/mutants/cart-mutants.js'
import { CATALOGUE_MUTANTS } from '../support/mutants/catalogue-mutants.js'
import { caseFor } from '../support/mutants/caught-by/case-for.js'
import { ACCOUNT_CHEAT_MUTANTS, CHEAT_MUTANTS } from '../support/mutants/cheat-mutants.js'
import { DETAILS_MUTANTS } from '../support/mutants/details-mutants.js'
import { ENGINE_MUTANTS } from '../support/mutants/engine-mutants.js'
import { FURTHER_MUTANTS } from '../support/mutants/further-mutants.js'
import { HABIT_MUTANTS } from '../support/mutants/habit-mutants.js'
import { HOLDER_MUTANTS } from '../support/mutants/holder-mutants.js'
import { MEMBER_MUTANTS } from '../support/mutants/member-mutants.js'
import { ORDER_MUTANTS } from '../support/mutants/order-mutants.js'
import { OWN_ACCOUNT_MUTANTS } from '../support/mutants/own-account-mutants.js'
import { REFUSAL_MUTANTS } from '../support/mutants/refusal-mutants.js'
import { REPEAT_MUTANTS } from '../support/mutants/repeat-mutants.js'
import { firstFailure } from '../support/mutants/run-suite.js'
import { STANDING_MUTANTS } from '../support/mutants/standing-mutants.js'
import { STOCK_MUTANTS } from '../support/mutants/stock-mutants.js'
import { STRAY_MUTANTS } from '../support/mutants/stray-mutants.js'
import { createAccountsFixture } from '../support/accounts/accounts-fixture.js'
import { withOwnShippingIds } from '../support/shop/renamed-shipping.js'
import { createStoreFixture } from '../support/shop/store-fixture.js'
import { openTestMemory } from '../support/sql/temporary-pglite.js'
import type { BackendFixture } from './backend/backend-fixture.js'
import { describeAccounts } from './backend/accounts.contract.js'
import { describeBackend } from './backend/backend.contract.js'
import { describeSelfService } from './backend/self-service.contract.js'

let sql: Sql
beforeAll(async () => {
  sql = await openTestMemory()
})
afterAll(() => sql.close())

type Suite = (by: BreakOpened) => void

const broken =
  (create: (sql: Sql) => Promise<BackendFixture>, by: BreakOpened) => async (): Promise<BackendFixture> => ({
    ...brokenFixture(await create(sql), by),
    close: () => Promise.resolve(),
  })

const shopSuite: Suite = (by) =>
  describeBackend('a broken back end', broken(createStoreFixture, by), { renewsVisitors: true })

const shippingSuite: Suite = (by) =>
  describeBackend(
    'an engine with its own ids',
    broken(async (opened) => withOwnShippingIds(await createStoreFixture(opened)), by),
    { renewsVisitors: true },
  )

const accountsSuite: Suite = (by) => {
  const create = broken(createAccountsFixture, by)
  describeAccounts('broken ones', create, { renewsSubscriptions: true })
  describeSelfService('broken ones', create)
}

// If the intact back end failed, the failure of a broken one would prove nothing.
it.each<[string, Suite]>([
  ['shop', shopSuite],
  ['shop with its own ids for the ways of shipping', shippingSuite],
  ['accounts', accountsSuite],
])('accepts the correct back end of a %s', async (_, suite) => {
  expect(
    await firstFailure(
      () => suite(() => ({})),
      () => true,
    ),
  ).toBeNull()
})

describe.each<[string, Suite, readonly Mutant[]]>([
  ['the catalogue', shopSuite, CATALOGUE_MUTANTS],
  ['carts', shopSuite, CART_MUTANTS],
  ['details', shopSuite, DETAILS_MUTANTS],
  ['carts that change', shopSuite, STANDING_MUTANTS],
  ['orders', shopSuite, ORDER_MUTANTS],
  ['repetition, flags and needs', shopSuite, FURTHER_MUTANTS],
  ['keys, tokens and the next order', shopSuite, HABIT_MUTANTS],
  ['sums, tabs and orders of an engine', shopSuite, ENGINE_MUTANTS],
  ['stock and lists of an engine', shopSuite, STOCK_MUTANTS],
  ['refusals and what is said again', shopSuite, REFUSAL_MUTANTS],
  ['money, stock, secrets and texts', shopSuite, CHEAT_MUTANTS],
  ['keys, payments and readings that come again', shopSuite, REPEAT_MUTANTS],
  ['calls that change one thing only', shopSuite, STRAY_MUTANTS],
  ['sums, stock and keys at a limit', shopSuite, BOUNDARY_MUTANTS],
  ['trials and addresses of accounts', accountsSuite, ACCOUNT_CHEAT_MUTANTS],
  ['ways into an account', accountsSuite, ACCOUNT_MUTANTS],
  ['the form of an account', accountsSuite, MEMBER_MUTANTS],
  ["an account of one's own", accountsSuite, OWN_ACCOUNT_MUTANTS],
  ['passwords, links and sessions of an engine', accountsSuite, ACCESS_MUTANTS],
  ['what belongs to a member, and ends with an account', accountsSuite, HOLDER_MUTANTS],
])('the suite detects a back end that breaks a rule of %s', (_part, suite, mutants) => {
  it.each(mutants)('$breaks', async ({ breaks, by }) => {
    const caughtAt = await firstFailure(
      () => suite(by),
      (name) => name === caseFor(breaks),
    )
    expect(caughtAt).toBe(caseFor(breaks))
  })
})
