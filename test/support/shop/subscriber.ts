import type { SqlValue } from '../../../adapters/server/sql/engine/index.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { ADA } from '../accounts/accounts-fixture.js'
import type { createAccountsFixture } from '../accounts/accounts-fixture.js'
import { valueOf } from '../value-of.js'

type Fixture = Pick<Awaited<ReturnType<typeof createAccountsFixture>>, 'backend' | 'context' | 'newVisitor'>

/** Asks the database of a shop; the first value of the statement is the site's id. */
export const querySite = async ({ context: { sql, siteId } }: Fixture, text: string, ...values: SqlValue[]) =>
  (await sql.query(text, [siteId, ...values])).rows

const OF_ORDERS = [
  'subscription',
  'subscription_event',
  'mail',
  'payment_attempt',
  'visitor',
  'begun_trial',
  'shop_order',
]

/** Begins anew, without orders and subscriptions. */
export async function forgetOrders(fixture: Fixture): Promise<void> {
  for (const table of OF_ORDERS) await querySite(fixture, `DELETE FROM ${table} WHERE site_id = $1`)
}

/** Ada, logged in with another browser or with the one that is given. */
export async function logInAsAda(fixture: Fixture, visitor = fixture.newVisitor()): Promise<Visitor> {
  const { entrance } = fixture.backend.open(visitor)
  const { visitor: id, session } = valueOf(await entrance!.logIn(ADA))
  return { id, ...(session && { session: session.id }) }
}
