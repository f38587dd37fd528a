import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SCHEMA_TEXT } from '../../../../../adapters/graphql/protocol/server.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000
let aheadMs = 0
const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }

let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory(), {}, { clock })
}, 120_000)
afterAll(() => fixture.close())

/** Properties that accounts must not have (docs/security.md). */
describe('accounts', () => {
  it('begin without members: there is no built-in account', async () => {
    const { sql } = fixture.context
    const { rows } = await sql.query('SELECT email FROM member')
    expect(rows.map(({ email }) => email)).toEqual([ADA.email])
  })

  it('ask for and store no secret question, hint or telephone number', async () => {
    const { rows } = await fixture.context.sql.query(
      `SELECT column_name FROM information_schema.columns WHERE table_name LIKE 'member%'`,
    )
    const names = rows.map((row) => String(row['column_name']))
    expect(names.length).toBeGreaterThan(30)
    const unwanted = /question|hint|phone|sms/i
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
    expect(SCHEMA_TEXT.match(/(?:vitrine|usys)\w*(?:question|hint|phone|sms)\w*/gi)).toBe(null)
  })

  it('accept a password that is ten years old', async () => {
    aheadMs = TEN_YEARS_MS
    await fixture.accounts.maintain()
    const { entrance } = fixture.accounts.open(fixture.newVisitor())
    expect(codeOf(await entrance.logIn(ADA))).toBe('ok')
  })
})
