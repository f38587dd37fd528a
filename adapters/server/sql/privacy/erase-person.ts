import { eventWithoutWords, withoutPersonalData } from '../../../../core/orders/index.js'
import type { Order, OrderEventFacts } from '../../../../core/orders/index.js'
import type { Erasure } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { Change, CommitChanges, SqlAnswer } from '../engine/index.js'
import { addressesOf, MAILS } from './person-rows.js'
import type { PersonQuery } from './person-rows.js'

/**
 * The condition for carts and payment attempts to erase; a cart whose payment may still succeed is left
 * whole.
 */
const NOT_PAYING = `NOT EXISTS (SELECT id FROM payment_attempt WHERE payment_attempt.site_id = $1
  AND payment_attempt.order_id = $2 AND payment_attempt.status NOT IN ('declined', 'released'))`
const CART = [
  'UPDATE visitor SET order_id = NULL WHERE site_id = $1 AND order_id = $2',
  `DELETE FROM order_line WHERE site_id = $1 AND order_id = $2 AND ${NOT_PAYING}`,
  `DELETE FROM order_word WHERE site_id = $1 AND order_id = $2 AND ${NOT_PAYING}`,
  `DELETE FROM shop_order WHERE site_id = $1 AND id = $2 AND status = 'cart' AND ${NOT_PAYING}`,
  `DELETE FROM payment_attempt WHERE site_id = $1 AND order_id = $2 AND status IN ('declined', 'released')`,
] as const

/** The statements for rows that belong to an order and hold nothing that must be kept. */
const OF_ORDER = [
  'UPDATE visitor SET order_id = NULL WHERE site_id = $1 AND order_id = $2',
  'UPDATE refund SET reason = NULL, problem = NULL WHERE site_id = $1 AND order_id = $2',
  'UPDATE fulfilment SET tracking = NULL WHERE site_id = $1 AND order_id = $2',
  'DELETE FROM order_word WHERE site_id = $1 AND order_id = $2',
  'DELETE FROM order_document WHERE site_id = $1 AND order_id = $2',
  'DELETE FROM withdrawal WHERE site_id = $1 AND (id = $2 OR order_id = $2)',
] as const

type Row = SqlAnswer['rows'][number]

/** A kept order without its person, as JSON; null and empty texts stay as they are. */
const anonymousText = (snapshot: unknown): string | null =>
  snapshot === null || snapshot === ''
    ? (snapshot as string | null)
    : JSON.stringify(withoutPersonalData(JSON.parse(String(snapshot)) as Order))

const plainEvent = ({ kind, detail }: Row): string => {
  const facts = { tag: kind, ...(JSON.parse(String(detail)) as object) } as OrderEventFacts
  const { tag: _, ...rest } = eventWithoutWords(facts)
  return JSON.stringify(rest)
}

/** The changes that remove the person from an order that bookkeeping no longer needs. */
async function anonymousChanges({ sql, siteId }: PersonQuery, id: string): Promise<readonly Change[]> {
  const rowsOf = async (columns: string, table: string, key: string): Promise<readonly Row[]> =>
    (await sql.query(`SELECT ${columns} FROM ${table} WHERE site_id = $1 AND ${key} = $2`, [siteId, id])).rows
  const [order] = await rowsOf('snapshot', 'shop_order', 'id')
  const attempts = await rowsOf('id, snapshot, renewal', 'payment_attempt', 'order_id')
  const events = await rowsOf('id, kind, detail', 'order_event', 'order_id')
  return [
    {
      text: `UPDATE shop_order SET email = NULL, shipping_address = NULL, billing_address = NULL, card = NULL,
          payment_method = NULL, wallet_reference = NULL, custom_data = '[]', token = NULL, member_id = NULL,
          snapshot = $3
        WHERE site_id = $1 AND id = $2`,
      values: [siteId, id, anonymousText(order?.['snapshot'] ?? null)],
    },
    ...attempts.map((row) => ({
      text: `UPDATE payment_attempt SET customer_name = '', payment_method = NULL, source = NULL, snapshot = $3,
          renewal = $4
        WHERE site_id = $1 AND id = $2`,
      values: [siteId, String(row['id']), anonymousText(row['snapshot']), anonymousText(row['renewal'])],
    })),
    ...events.map((row) => ({
      text: 'UPDATE order_event SET detail = $3 WHERE site_id = $1 AND id = $2',
      values: [siteId, String(row['id']), plainEvent(row)],
    })),
    ...OF_ORDER.map((text) => ({ text, values: [siteId, id] })),
  ]
}

/** The change that removes the person from an ended subscription that bookkeeping no longer needs. */
async function anonymousSubscription({ sql, siteId }: PersonQuery, id: string): Promise<readonly Change[]> {
  const { rows } = await sql.query('SELECT snapshot FROM subscription WHERE site_id = $1 AND id = $2', [
    siteId,
    id,
  ])
  return rows.map(({ snapshot }) => ({
    text: `UPDATE subscription SET email = NULL, payment_method = NULL, card = NULL, member_id = '', snapshot = $3
      WHERE site_id = $1 AND id = $2`,
    values: [siteId, id, anonymousText(snapshot)],
  }))
}

/**
 * Erases mails and carts of a person and removes the person from old orders and subscriptions, in one
 * transaction with `alongside`. Other parts erase the account and the submissions of forms. Rejects with `SqlError`.
 */
export async function erasePerson(
  person: PersonQuery,
  commit: CommitChanges,
  { carts, anonymous, anonymousSubscriptions }: Erasure,
  alongside: readonly Change[] = [],
): Promise<void> {
  const { siteId } = person
  const changes: Change[] = [
    { text: `DELETE ${MAILS}`, values: [siteId, await addressesOf(person)] },
    ...carts.flatMap((id) => CART.map((text) => ({ text, values: [siteId, id] }))),
  ]
  for (const id of anonymous) changes.push(...(await anonymousChanges(person, id)))
  for (const id of anonymousSubscriptions) changes.push(...(await anonymousSubscription(person, id)))
  await commit([...changes, ...alongside])
}
