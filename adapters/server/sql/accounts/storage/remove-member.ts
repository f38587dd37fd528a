import { REMOVAL_STEPS } from '../../../../../core/use-cases/accounts/removal-steps.js'
import type { RemovalStep } from '../../../../../core/use-cases/accounts/removal-steps.js'
import type { LeftOrders } from '../../../../../core/use-cases/accounts/storage/left-orders.js'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { isSpelled, lockQuota, spellingsOf } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { AccountSite } from './account-site.js'
import { createSqlAccountEvents } from './sql-account-events.js'

/** The member of a removal, and the database. */
interface Removal {
  readonly sql: Querier
  readonly site: Pick<AccountSite, 'siteId' | 'clock' | 'random'>
  readonly member: Pick<StoredMember, 'id' | 'email'>
}

/** Deletes a member's rows of a table. */
const rowsOf =
  (table: string, column = 'member_id') =>
  ({ sql, site: { siteId }, member: { id } }: Removal): Promise<unknown> =>
    sql.query(`DELETE FROM ${table} WHERE site_id = $1 AND ${column} = $2`, [siteId, id])

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

/** Deletes mails to the member, and to an unconfirmed address of theirs. */
async function removeMails({ sql, site: { siteId }, member: { id, email } }: Removal): Promise<void> {
  const { rows } = await sql.query(
    'SELECT detail FROM member_token WHERE site_id = $1 AND member_id = $2 AND detail IS NOT NULL',
    [siteId, id],
  )
  const emails = [email, ...rows.map(({ detail }) => `${detail}`)]
  await sql.query(`DELETE FROM mail WHERE site_id = $1 AND ${isSpelled('recipient', '$2')}`, [
    siteId,
    await spellingsOf(sql, siteId, emails, ['mail.recipient']),
  ])
}

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

const PERFORM: Readonly<Record<RemovalStep, (removal: Removal) => Promise<unknown>>> = {
  mails: removeMails,
  account: rowsOf('member', 'id'),
  sessions: rowsOf('member_session'),
  links: rowsOf('member_token'),
  devices: rowsOf('member_device'),
  groups: rowsOf('member_group'),
  passkeys: rowsOf('member_passkey'),
  providers: rowsOf('member_provider'),
  factor: rowsOf('member_factor'),
  'recovery-codes': rowsOf('member_recovery_code'),
  events: rowsOf('member_event'),
  notes: rowsOf('member_note'),
  campaigns: rowsOf('member_campaign'),
  quota: ({ sql, site: { siteId } }) => lockQuota(tablesOf(sql), siteId, 'accounts'),
  files: ({ sql, site: { siteId }, member: { id } }) =>
    sql.query(`UPDATE member_file SET state = 'dropped' WHERE site_id = $1 AND member_id = $2`, [siteId, id]),
  'upload-turn': ({ sql, site: { siteId }, member: { id } }) =>
    sql.query(`DELETE FROM upload_turn WHERE site_id = $1 AND id = $2`, [siteId, `accounts/${id}`]),
  orders: ({ sql, site, member: { id } }) => createSqlLeftOrders(sql, site).erase(id),
  record: ({ sql, site, member: { id } }) =>
    createSqlAccountEvents(tablesOf(sql), site).record('deleted', id),
}

/**
 * Deletes a member and their data (docs/accounts.md#deleting-an-account). Placed orders stay, as the law requires of a
 * shop; queued mails to the member are not sent.
 */
export async function removeMember(
  sql: Querier,
  site: Pick<AccountSite, 'siteId' | 'clock' | 'random'>,
  member: Pick<StoredMember, 'id' | 'email'>,
): Promise<void> {
  for (const step of REMOVAL_STEPS) await PERFORM[step]({ sql, site, member })
}
