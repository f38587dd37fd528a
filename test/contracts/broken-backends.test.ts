import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { brokenFixture } from '../support/mutants/broken-gateway.js'
import type { Break } from '../support/mutants/broken-gateway.js'
import { firstFailure } from '../support/mutants/run-suite.js'
import { CART_MUTANTS } from '../support/mutants/cart-mutants.js'
import { CATALOGUE_MUTANTS } from '../support/mutants/catalogue-mutants.js'
import { DETAILS_MUTANTS } from '../support/mutants/details-mutants.js'
import { FURTHER_MUTANTS } from '../support/mutants/further-mutants.js'
import { HABIT_MUTANTS } from '../support/mutants/habit-mutants.js'
import { ORDER_MUTANTS } from '../support/mutants/order-mutants.js'
import { createStoreFixture } from '../support/store-fixture.js'
import { openTestMemory } from '../support/temporary-pglite.js'
import { describeBackend } from './backend/backend.contract.js'

let sql: Awaited<ReturnType<typeof openTestMemory>>
beforeAll(async () => {
  sql = await openTestMemory()
})
afterAll(() => sql.close())

/** The case at which a back end that breaks a rule is caught; null: the suite takes it for a right one. */
const caughtAt = (by: Break, first: string | null): Promise<string | null> =>
  firstFailure(
    () =>
      describeBackend(
        'a broken back end',
        async () => {
          const fixture = await createStoreFixture(sql)
          return { ...brokenFixture(fixture, by), close: () => Promise.resolve() }
        },
        { renewsVisitors: true },
      ),
    first,
  )

/** The blocks that are run first: what breaks orders is caught before the catalogue is gone through. */
const ORDERS = 'order'
const AFTER_ORDER = 'order after order'

// Else every broken one would be caught for nothing.
it('takes the right back end for a right one', async () => {
  expect(await caughtAt(() => ({}), ORDERS)).toBeNull()
})

describe.each([
  ['the catalogue', null, CATALOGUE_MUTANTS],
  ['carts', null, CART_MUTANTS],
  ['details', null, DETAILS_MUTANTS],
  ['orders', ORDERS, ORDER_MUTANTS],
  ['repetition, flags and needs', ORDERS, FURTHER_MUTANTS],
  ['keys, tokens and the next order', AFTER_ORDER, HABIT_MUTANTS],
])('the suite catches a back end that breaks a rule of %s', (_part, first, mutants) => {
  it.each(mutants)('$breaks', async ({ by }) => {
    expect(await caughtAt(by, first)).not.toBeNull()
  })
})
