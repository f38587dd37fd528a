import { createAccounts } from '../../../adapters/server/sql/accounts/index.js'
import type { Accounts, AccountsOptions } from '../../../adapters/server/sql/accounts/index.js'
import { createMemoryRateLimit, createSqlRateLimit } from '../../../adapters/server/rate-limit/index.js'
import { commitChanges, openDatabase } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import type { NewIdentity } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { newSignUp } from '../../contracts/backend/account-steps.js'
import { valueOf } from '../../contracts/backend/shopper.js'
import { createAccountsFixture } from '../accounts/accounts-fixture.js'
import type { AccountsFixture } from '../accounts/accounts-fixture.js'
import { startPostgres } from '../sql/postgres.js'

async function opened(url: string): Promise<Sql> {
  const database = await openDatabase({ url })
  if (!database.ok) throw new Error(database.failure.message)
  return database.value
}

/** A visitor after a log-in. */
export const visitorOf = ({ visitor, session, wasLoggedIn = false }: NewIdentity): Visitor => ({
  id: visitor,
  isReturning: session !== null || wasLoggedIn,
  ...(session && { session: session.id }),
})

/** The accounts of one site in two processes over one PostgreSQL. */
export async function openTwoProcesses() {
  const server = await startPostgres()
  const url = await server.createShopDatabase()
  const fixture: AccountsFixture = await createAccountsFixture(await opened(url))
  const otherSql = await opened(url)

  /** Another process, with its differences. */
  const process = (differs: Partial<AccountsOptions> = {}): Accounts =>
    createAccounts({ ...fixture.context, sql: otherSql, commit: commitChanges(otherSql), ...differs })

  /** A process that counts tries together with all others. */
  const counting = (sql: Sql, differs: Partial<AccountsOptions> = {}): Accounts => {
    const { siteId, clock } = fixture.context
    return createAccounts({
      ...fixture.context,
      sql,
      commit: commitChanges(sql),
      limit: createSqlRateLimit({ sql, siteId, clock }),
      ownLimit: createMemoryRateLimit(),
      ...differs,
    })
  }

  const open = (visitor: Visitor = fixture.newVisitor(), accounts = fixture.accounts) =>
    accounts.open(visitor)

  /** A member with a password, made as visitors do. */
  const newMember = async (): Promise<{ readonly email: string; readonly password: string }> => {
    const form = newSignUp()
    const { entrance } = open()
    valueOf(await entrance.signUp(form))
    const [mail] = await fixture.mailsTo!(form.email)
    valueOf(await entrance.verifyEmail({ token: mail!.token, redirectPath: null }))
    return { email: form.email, password: form.password }
  }

  const logIn = async (member: { readonly email: string; readonly password: string }): Promise<Visitor> =>
    visitorOf(valueOf(await open().entrance.logIn(member)))

  return {
    fixture,
    otherSql,
    process,
    counting,
    open,
    newMember,
    logIn,
    isLoggedIn: async (visitor: Visitor, accounts = fixture.accounts): Promise<boolean> =>
      valueOf(await accounts.open(visitor).readUser()) !== null,
    close: async () => {
      await fixture.close()
      await otherSql.close()
      await server.close()
    },
  }
}
