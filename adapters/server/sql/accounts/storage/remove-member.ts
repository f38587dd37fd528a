import type { LeftOrders } from '../../../../../core/use-cases/accounts/storage/left-orders.js'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { lockQuota } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { AccountSite } from './account-site.js'
import { createSqlAccountEvents } from './sql-account-events.js'

/**
 * The tables of a member's data, in the order of deletion. The member's row comes first, so that no access
 * opens meanwhile.
 */
const TABLES = [
  'member',
  'member_session',
  'member_token',
  'member_device',
  'member_group',
  'member_passkey',
  'member_provider',
  'member_factor',
  'member_recovery_code',
  'member_event',
  'member_note',
  'member_campaign',
] as const

/** Carts of a member, except those with a pending payment. */
const CARTS = `SELECT id FROM shop_order WHERE site_id = $1 AND member_id = $2 AND status = 'cart' AND NOT EXISTS
  (SELECT id FROM payment_attempt WHERE payment_attempt.site_id = $1 AND payment_attempt.order_id = shop_order.id
    AND payment_attempt.status NOT IN ('declined', 'released'))`

/**
 * The statements for a deleted member's orders. No visitor and no link shows them any more. Carts and their
 * attempts are erased; placed orders stay without their member. An order with a pending payment keeps its
 * member until the payment ends (`LeftOrders`).
 */
const ORDERS = [
  `UPDATE visitor SET order_id = NULL WHERE site_id = $1 AND order_id IN
    (SELECT id FROM shop_order WHERE site_id = $1 AND member_id = $2)`,
  `DELETE FROM order_line WHERE site_id = $1 AND order_id IN (${CARTS})`,
  `DELETE FROM order_word WHERE site_id = $1 AND order_id IN (${CARTS})`,
  `WITH erased AS (DELETE FROM shop_order WHERE site_id = $1 AND id IN (${CARTS}) RETURNING id)
    DELETE FROM payment_attempt WHERE site_id = $1 AND order_id IN (SELECT id FROM erased)`,
  `UPDATE shop_order SET member_id = NULL, token = NULL
    WHERE site_id = $1 AND member_id = $2 AND status = 'placed'`,
] as const

/** Mails to the member, and to an unconfirmed address of theirs. */
const MAILS = `DELETE FROM mail WHERE site_id = $1 AND (LOWER(recipient) = LOWER($3) OR LOWER(recipient) IN
  (SELECT LOWER(detail) FROM member_token WHERE site_id = $1 AND member_id = $2 AND detail IS NOT NULL))`

const LEFT = `SELECT DISTINCT shop_order.member_id FROM member_event
  JOIN shop_order ON shop_order.site_id = member_event.site_id AND shop_order.member_id = member_event.member_id
  WHERE member_event.site_id = $1 AND member_event.kind = 'deleted' AND shop_order.status <> 'submitting'`

/** Orders whose payment was pending when their member was deleted, over SQL. */
export const createSqlLeftOrders = (
  querier: Querier,
  { siteId }: Pick<AccountSite, 'siteId'>,
): LeftOrders => ({
  members: async () =>
    (await querier.query(LEFT, [siteId])).rows.map(({ member_id: memberId }) => `${memberId}`),
  erase: async (memberId) => {
    for (const text of ORDERS) await querier.query(text, [siteId, memberId])
  },
})

/**
 * Deletes a member and their data (docs/accounts.md#deleting-an-account). Placed orders stay, as the law requires of a
 * shop; queued mails to the member are not sent.
 */
export async function removeMember(
  sql: Querier,
  site: Pick<AccountSite, 'siteId' | 'clock' | 'random'>,
  { id, email }: Pick<StoredMember, 'id' | 'email'>,
): Promise<void> {
  const { siteId } = site
  const run = (text: string, value: string) => sql.query(text, [siteId, value])
  await sql.query(MAILS, [siteId, id, email])
  for (const table of TABLES)
    await run(
      `DELETE FROM ${table} WHERE site_id = $1 AND ${table === 'member' ? 'id' : 'member_id'} = $2`,
      id,
    )
  await lockQuota(tablesOf(sql), siteId, 'accounts')
  await run(`UPDATE member_file SET state = 'dropped' WHERE site_id = $1 AND member_id = $2`, id)
  await run(`DELETE FROM upload_turn WHERE site_id = $1 AND id = $2`, `accounts/${id}`)
  for (const text of ORDERS) await run(text, id)
  await createSqlAccountEvents(tablesOf(sql), site).record('deleted', id)
}
