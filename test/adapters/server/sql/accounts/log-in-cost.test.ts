import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createCartKeeper } from '../../../../../core/use-cases/shop/cart/keep-carts.js'
import { createAccounts } from '../../../../../adapters/server/sql/accounts/index.js'
import { createSqlRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { createSqlCartMoves } from '../../../../../adapters/server/sql/shop/index.js'
import type { Querier, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { CONTRACT_SETTINGS } from '../../../../contracts/backend/contract-shop.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { settingsOf } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

let fixture: AccountsFixture
/** The statements sent to the database, in their order. */
const asked: string[] = []
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
}, 120_000)
afterAll(() => fixture.close())

/** The same database, which records its statements. */
function watched(sql: Sql): Sql {
  const over = ({ query }: Querier): Querier => ({
    query: (text, values) => {
      asked.push(text)
      return query(text, values)
    },
  })
  return {
    ...sql,
    ...over(sql),
    tx: (work) => {
      asked.push('begin', 'commit')
      return sql.tx((querier) => work(over(querier)))
    },
  }
}

it('a log-in sends at most twelve statements, since the shop waits for each of them', async () => {
  const { context } = fixture
  const sql = watched(context.sql)
  const { siteId, clock } = context
  const accounts = createAccounts({
    ...context,
    sql,
    limit: createSqlRateLimit({ sql, siteId, clock }),
    carts: createCartKeeper({
      ...context,
      unitOf: createSqlCartMoves({ ...context, sql }),
      settings: settingsOf(CONTRACT_SETTINGS),
    }),
  })
  const visitor = { ...fixture.newVisitor(), address: '192.0.2.1' }
  valueOf(await accounts.open(visitor).entrance.logIn(ADA))
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(asked.filter((text) => text === 'begin')).toHaveLength(1)
})
