import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSqlRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { createAccounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture, PICTURE } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { visitorOf } from '../../../../support/processes/two-processes.js'
import { valueOf } from '../../../../support/value-of.js'

const DAY_MS = 86_400_000

let aheadMs = 0
let fixture: AccountsFixture
let accounts: Accounts
beforeAll(async () => {
  const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
  const sql = await openTestMemory()
  fixture = await createAccountsFixture(sql, { fields: [PICTURE], memberFilesMb: 300 }, { clock })
  const { siteId } = fixture.context
  accounts = createAccounts({ ...fixture.context, limit: createSqlRateLimit({ sql, siteId, clock }) })
})
afterAll(() => fixture.close())
// Earlier counts are dropped with their window, in the table and in memory.
beforeEach(() => {
  aheadMs += DAY_MS
  const { sql, siteId, clock } = fixture.context
  accounts = createAccounts({ ...fixture.context, limit: createSqlRateLimit({ sql, siteId, clock }) })
})

const open = (visitor: Visitor = fixture.newVisitor()) => accounts.open(visitor)
const logIn = async (visitor?: Visitor): Promise<Visitor> =>
  visitorOf(valueOf(await open(visitor).entrance.logIn(ADA)))

describe('a browser that was in an account before', () => {
  const guessed = async (): Promise<void> => {
    for (let guess = 0; guess < 12; guess += 1)
      await open().entrance.logIn({ ...ADA, password: `guess number ${guess}` })
  }

  it('is known for ninety days, and counts as a stranger’s afterwards', async () => {
    const known = visitorOf(valueOf(await open(await logIn()).entrance.logOut()))
    aheadMs += 89 * DAY_MS
    await guessed()
    const again = await open(known).entrance.logIn(ADA)
    expect(codeOf(again)).toBe('ok')
    aheadMs += DAY_MS
    const out = visitorOf(valueOf(await open(visitorOf(valueOf(again))).entrance.logOut()))
    aheadMs += 91 * DAY_MS
    await guessed()
    expect(codeOf(await open(out).entrance.logIn(ADA))).toBe('TooManyRequests')
  })

  it('has its own count, which ends as well', async () => {
    const known = visitorOf(valueOf(await open(await logIn()).entrance.logOut()))
    const codes: string[] = []
    for (let guess = 0; guess < 12; guess += 1)
      codes.push(codeOf(await open(known).entrance.logIn({ ...ADA, password: `guess number ${guess}` })))
    expect(codes.filter((code) => code === 'UsysInvalidCredentials')).toHaveLength(10)
    expect(codes.at(-1)).toBe('TooManyRequests')
  })
})

it('a stranger at an open session has ten guesses of its password, and never locks its owner out', async () => {
  const visitor = await logIn()
  const codes: string[] = []
  for (let guess = 0; guess < 12; guess += 1)
    codes.push(codeOf(await open(visitor).selfService.confirm({ password: `guess ${guess}`, code: null })))
  expect(codes).toEqual([
    ...Array<string>(10).fill('AccountWrongPassword'),
    ...Array<string>(2).fill('TooManyRequests'),
  ])
  const change = { current: ADA.password, password: 'seven green kettles' }
  expect(codeOf(await open(visitor).selfService.changePassword(change))).toBe('TooManyRequests')
  expect(codeOf(await open().entrance.logIn(ADA))).toBe('ok')
})

it('a member can begin sixty uploads in an hour', async () => {
  const visitor = await logIn()
  const codes: string[] = []
  for (let upload = 0; upload < 62; upload += 1)
    codes.push(codeOf(await open(visitor).profile.beginUpload({ fieldId: PICTURE.id, filename: 'me.png' })))
  expect(codes.filter((code) => code === 'ok')).toHaveLength(60)
  expect(codes.at(-1)).toBe('TooManyRequests')
})
