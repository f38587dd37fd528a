import { rowsKeptSince } from '../../../../core/use-cases/delivery/kept-since.js'
import { stampOf } from '../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../core/ports/platform/stamp.port.js'
import type { CustomDatum } from '../../../../core/orders/index.js'
import type { CartReminders } from '../../../../core/ports/shop/cart-reminders.port.js'
import { parseJson } from '../../../../core/shared/index.js'
import { kyselyOver, mailboxOf, plainAddress, readRespelled, respelledTable } from '../engine/index.js'
import type { MailTables, Sql, SqlAnswer } from '../engine/index.js'
import { queueMails } from '../mails/index.js'

/** The maximum number of carts of one run; the others wait for the next. */
const AT_ONCE = 200

type Row = SqlAnswer['rows'][number]

const nameIn = (address: unknown): string => {
  const parsed = typeof address === 'string' ? parseJson(address) : null
  const name = parsed !== null && typeof parsed === 'object' ? Reflect.get(parsed, 'addressee') : null
  return typeof name === 'string' ? name : ''
}

/** Groups rows into carts; each line of a cart is a row. */
const toCarts = (rows: readonly Row[]) => {
  const carts = new Map<string, Row[]>()
  for (const row of rows) carts.set(`${row['id']}`, [...(carts.get(`${row['id']}`) ?? []), row])
  return [...carts].map(([orderId, [first = {}, ...others]]) => ({
    orderId,
    email: `${first['email']}`,
    name: nameIn(first['shipping_address']) || nameIn(first['billing_address']),
    customData: (parseJson(`${first['custom_data']}`) ?? []) as readonly CustomDatum[],
    lines: [first, ...others].map((row) => ({ name: `${row['name']}`, count: Number(row['count']) })),
  }))
}

/** The site of the notes about carts. */
interface ReminderPlace extends StampSources {
  readonly sql: Sql
  readonly siteId: string
}

/** The abandoned carts of a shop, over SQL. */
export function createSqlCartReminders(context: ReminderPlace): CartReminders {
  const { sql, siteId, clock } = context
  return {
    left: async (sinceMs, untilMs) => {
      const { rows } = await sql.query(
        `WITH respelled AS (SELECT * FROM ${respelledTable('$4', '$5')}),
           handled AS (SELECT ${mailboxOf('other.email')} AS mailbox
             FROM cart_reminder JOIN shop_order AS other ON other.site_id = $1 AND other.id = cart_reminder.id
             LEFT JOIN respelled ON respelled.address = other.email
             WHERE cart_reminder.site_id = $1 AND cart_reminder.looked_on > $2 AND other.email IS NOT NULL)
         SELECT shop_order.id, email, shipping_address, billing_address, custom_data, product.name, order_line.count
         FROM (SELECT shop_order.* FROM shop_order LEFT JOIN respelled ON respelled.address = email
           WHERE site_id = $1 AND status = 'cart' AND email IS NOT NULL AND updated_on > $2 AND updated_on <= $3
             AND NOT EXISTS (SELECT 1 FROM cart_reminder WHERE site_id = $1 AND cart_reminder.id = shop_order.id)
             AND ${mailboxOf('email')} NOT IN (SELECT mailbox FROM handled)
             AND NOT EXISTS (SELECT 1 FROM member WHERE member.site_id = $1 AND member.banned_on IS NOT NULL
               AND (member.id = shop_order.member_id
                 OR member.email_key IN (${mailboxOf('shop_order.email')}, ${plainAddress('shop_order.email')})))
             AND EXISTS (SELECT 1 FROM order_line
               JOIN sku ON sku.site_id = $1 AND sku.id = order_line.sku_id AND NOT sku.withdrawn
               JOIN product ON product.site_id = $1 AND product.id = sku.product_id AND NOT product.withdrawn
               WHERE order_line.site_id = $1 AND order_id = shop_order.id)
           ORDER BY updated_on LIMIT ${AT_ONCE}) AS shop_order
         JOIN order_line ON order_line.site_id = $1 AND order_line.order_id = shop_order.id
         JOIN sku ON sku.site_id = $1 AND sku.id = order_line.sku_id AND NOT sku.withdrawn
         JOIN product ON product.site_id = $1 AND product.id = sku.product_id AND NOT product.withdrawn
         ORDER BY shop_order.id, order_line.added_on`,
        [siteId, sinceMs, untilMs, ...(await readRespelled(sql, siteId, 'shop_order.email'))],
      )
      return toCarts(rows)
    },
    settle: (orderId, mail) =>
      sql.tx(async (querier) => {
        const stamp = stampOf(context)
        const { changedRows } = await querier.query(
          'INSERT INTO cart_reminder (site_id, id, looked_on) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [siteId, orderId, stamp.nowMs],
        )
        if (changedRows > 0 && mail !== null)
          await queueMails(kyselyOver<MailTables>(querier), { siteId, ...stamp }, [mail])
        return changedRows > 0
      }),
    isRefused: async (key) => {
      const { rows } = await sql.query('SELECT id FROM reminder_refusal WHERE site_id = $1 AND id = $2', [
        siteId,
        key,
      ])
      return rows.length > 0
    },
    refuse: async (key) => {
      await sql.query(
        'INSERT INTO reminder_refusal (site_id, id, refused_on) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [siteId, key, clock.wallTime()],
      )
    },
  }
}

/** Deletes the notes about deleted carts. */
export async function forgetReminders({
  sql,
  siteId,
  clock,
}: Pick<ReminderPlace, 'siteId' | 'clock'> & { readonly sql: Pick<Sql, 'query'> }): Promise<void> {
  await sql.query('DELETE FROM cart_reminder WHERE site_id = $1 AND looked_on < $2', [
    siteId,
    rowsKeptSince('cart reminder', clock.wallTime()),
  ])
}
