import { withoutPersonalData } from '../../../../core/orders/index.js'
import type { Order } from '../../../../core/orders/index.js'
import type { Erasure } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { Change, CommitChanges } from '../engine/index.js'
import type { PersonQuery } from './person-rows.js'

/** Carts and the attempts to pay for them; a cart whose payment may still succeed is left. */
const CART = [
  'UPDATE visitor SET order_id = NULL WHERE site_id = $1 AND order_id = $2',
  'DELETE FROM order_line WHERE site_id = $1 AND order_id = $2',
  'DELETE FROM order_word WHERE site_id = $1 AND order_id = $2',
  `DELETE FROM shop_order WHERE site_id = $1 AND id = $2 AND status = 'cart' AND NOT EXISTS
    (SELECT id FROM payment_attempt WHERE payment_attempt.site_id = $1 AND payment_attempt.order_id = $2
      AND payment_attempt.status NOT IN ('declined', 'released'))`,
  `DELETE FROM payment_attempt WHERE site_id = $1 AND order_id = $2 AND status IN ('declined', 'released')`,
] as const

const anonymousText = (snapshot: unknown): string =>
  JSON.stringify(withoutPersonalData(JSON.parse(String(snapshot)) as Order))

/** The changes that remove the person from an order that bookkeeping no longer needs. */
async function anonymousChanges({ sql, siteId }: PersonQuery, id: string): Promise<readonly Change[]> {
  const orders = await sql.query('SELECT snapshot FROM shop_order WHERE site_id = $1 AND id = $2', [
    siteId,
    id,
  ])
  const attempts = await sql.query(
    'SELECT id, snapshot FROM payment_attempt WHERE site_id = $1 AND order_id = $2',
    [siteId, id],
  )
  const snapshot = orders.rows[0]?.['snapshot'] ?? null
  return [
    {
      text: `UPDATE shop_order SET email = NULL, shipping_address = NULL, billing_address = NULL, card = NULL,
          payment_method = NULL, custom_data = '[]', token = NULL, member_id = NULL, snapshot = $3
        WHERE site_id = $1 AND id = $2`,
      values: [siteId, id, snapshot === null ? null : anonymousText(snapshot)],
    },
    ...attempts.rows.map((row) => ({
      text: `UPDATE payment_attempt SET customer_name = '', payment_method = NULL, source = NULL, snapshot = $3
        WHERE site_id = $1 AND id = $2`,
      values: [siteId, String(row['id']), anonymousText(row['snapshot'])],
    })),
    {
      text: `UPDATE order_event SET detail = '{}' WHERE site_id = $1 AND order_id = $2 AND kind = 'note'`,
      values: [siteId, id],
    },
    { text: 'UPDATE visitor SET order_id = NULL WHERE site_id = $1 AND order_id = $2', values: [siteId, id] },
    { text: 'DELETE FROM order_word WHERE site_id = $1 AND order_id = $2', values: [siteId, id] },
    { text: 'DELETE FROM order_document WHERE site_id = $1 AND order_id = $2', values: [siteId, id] },
    {
      text: 'DELETE FROM withdrawal WHERE site_id = $1 AND (id = $2 OR order_id = $2)',
      values: [siteId, id],
    },
  ]
}

/**
 * Erases mails and carts of a person and removes the person from old orders, in one transaction with
 * `alongside`. Other parts erase the account and the submissions of forms. Rejects with `SqlError`.
 */
export async function erasePerson(
  person: PersonQuery,
  commit: CommitChanges,
  { carts, anonymous }: Erasure,
  alongside: readonly Change[] = [],
): Promise<void> {
  const { siteId, email } = person
  const changes: Change[] = [
    { text: 'DELETE FROM mail WHERE site_id = $1 AND LOWER(recipient) = LOWER($2)', values: [siteId, email] },
    ...carts.flatMap((id) => CART.map((text) => ({ text, values: [siteId, id] }))),
  ]
  for (const id of anonymous) changes.push(...(await anonymousChanges(person, id)))
  await commit([...changes, ...alongside])
}
