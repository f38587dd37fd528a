import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAccounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { createFakePasswordHasher } from '../../../../fakes/password-hasher.fake.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

let sql: Sql
let fixture: AccountsFixture
/** Work since a log-in began: hashes made or compared, and statements. */
let work: string[] = []

const counted = (passwords: ReturnType<typeof createFakePasswordHasher>): typeof passwords => ({
  hash: async (password) => {
    work.push('hash')
    return passwords.hash(password)
  },
  verify: async (known, password) => {
    work.push('verify')
    return passwords.verify(known, password)
  },
})

beforeAll(async () => {
  const memory = await openTestMemory()
  sql = {
    ...memory,
    query: (text, values) => {
      work.push(text.trim().replace(/\s+/g, ' '))
      return memory.query(text, values)
    },
  }
  fixture = await createAccountsFixture(
    sql,
    { hidesMembers: true },
    { passwords: counted(createFakePasswordHasher()) },
  )
})
afterAll(() => sql.close())

const PASSWORD = 'correct horse battery'
const signUp = async (): Promise<string> => {
  const form = { ...newSignUp(), password: PASSWORD }
  const { entrance } = fixture.accounts.open(fixture.newVisitor())
  valueOf(await entrance.signUp(form))
  const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
  // In another browser the password of the sign-up is dropped: the account has none.
  valueOf(await entrance.verifyEmail({ token, redirectPath: null }))
  return form.email
}
const change = async (email: string, text: string): Promise<string> => {
  await sql.query(`UPDATE member SET ${text} WHERE site_id = $1 AND email_key = $2`, [
    fixture.context.siteId,
    email,
  ])
  return email
}

/** Accounts with the password that is tried; each log-in is refused. */
const MET: Readonly<Record<string, () => Promise<{ readonly email: string; readonly password: string }>>> = {
  'an address that is unknown': async () => ({ email: newSignUp().email, password: PASSWORD }),
  'a member with another password': async () => ({ email: await signUp(), password: 'another password' }),
  'a member without a password': async () => ({
    email: await change(await signUp(), 'password_hash = NULL'),
    password: PASSWORD,
  }),
  'a banned member with the right password': async () => ({
    email: await change(await signUp(), 'banned_on = 1'),
    password: PASSWORD,
  }),
  'a member who has not verified the address, with the right password': async () => ({
    email: await change(await signUp(), `status = 'unverified'`),
    password: PASSWORD,
  }),
}

/** Statements and hashes of one log-in until its answer. */
async function workOf(met: string): Promise<readonly string[]> {
  const credentials = await MET[met]!()
  const accounts = createAccounts(fixture.context)
  const { entrance } = accounts.open(fixture.newVisitor())
  work = []
  const answer = await entrance.logIn(credentials)
  const done = [...work]
  await accounts.settled()
  expect(codeOf(answer)).toBe('UsysInvalidCredentials')
  return done
}

describe('a log-in that is refused', () => {
  const unknown = 'an address that is unknown'

  it.each(Object.keys(MET))('compares one password and makes no hash, for %s', async (met) => {
    const done = await workOf(met)
    expect(done.filter((each) => each === 'verify' || each === 'hash')).toEqual(['verify'])
  })

  it.each(Object.keys(MET))('asks the database the same as for an unknown address: %s', async (met) => {
    expect(await workOf(met)).toEqual(await workOf(unknown))
  })
})
