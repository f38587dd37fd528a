import { SALES_SLOT_MS } from '../../../../core/orders/index.js'
import type { HomeFigures } from '../../../../core/ports/owner/home-figures.port.js'
import { visitDay } from '../../../../core/use-cases/shop/figures/visits.js'
import { MONEY_STATUSES } from '../../../../core/use-cases/shop/payments/attempt-status.js'
import type { Querier, SqlValue } from '../engine/index.js'
import {
  IS_SALE,
  NEEDS_SENDING,
  OPEN_RETURNS,
  readBestSellers,
  REFUNDS_REFUSED,
  REFUNDS_UNDER_WAY,
} from '../shop/index.js'

/** Counts in queries of their own, so that an index or an empty table answers each at once. */
const COUNTS = {
  toSend: `SELECT count(*) AS n FROM payment_attempt WHERE site_id = $1 AND ${NEEDS_SENDING}`,
  held: `SELECT count(*) AS n FROM payment_attempt WHERE site_id = $1 AND status = '${MONEY_STATUSES.held}'`,
  refundsUnderWay: `SELECT count(*) AS n FROM refund WHERE ${REFUNDS_UNDER_WAY}`,
  refundsRefused: `SELECT count(*) AS n FROM refund WHERE ${REFUNDS_REFUSED}`,
  disputed: `SELECT count(*) AS n FROM payment_attempt WHERE site_id = $1 AND disputed`,
  returns: `SELECT count(*) AS n FROM withdrawal WHERE ${OPEN_RETURNS}`,
  failedMails: `SELECT count(*) AS n FROM mail WHERE site_id = $1 AND state = 'given-up'`,
  outOfStock: `SELECT count(*) AS n FROM sku JOIN product
    ON product.site_id = sku.site_id AND product.id = sku.product_id
    WHERE sku.site_id = $1 AND sku.withdrawn = FALSE AND product.withdrawn = FALSE AND sku.quantity = 0`,
  unreadEntries: `SELECT count(*) AS n FROM form_submission WHERE site_id = $1 AND read_at IS NULL`,
} as const

/** The events of open disputes, of which a shop has few. */
const DISPUTES = `SELECT order_event.order_id, order_event.detail FROM payment_attempt JOIN order_event
  ON order_event.site_id = payment_attempt.site_id AND order_event.order_id = payment_attempt.order_id
  WHERE payment_attempt.site_id = $1 AND payment_attempt.disputed AND order_event.kind = 'disputed'
  ORDER BY order_event.place`

const SALES = `SELECT payment_attempt.created_on / ${SALES_SLOT_MS} AS slot, count(*) AS orders,
    SUM(amount_minor) AS total, SUM(COALESCE(refunded_minor, 0)) AS refunded
  FROM payment_attempt WHERE payment_attempt.site_id = $1 AND ${IS_SALE}
    AND payment_attempt.created_on >= $2 AND currency = $3
  GROUP BY payment_attempt.created_on / ${SALES_SLOT_MS} ORDER BY 1`
const OPEN_CARTS = `SELECT count(*) AS carts, count(email) AS checkouts FROM shop_order
  WHERE site_id = $1 AND status = 'cart' AND updated_on >= $2 AND EXISTS (
    SELECT 1 FROM order_line WHERE order_line.site_id = $1 AND order_line.order_id = shop_order.id)`

function dueOf(detail: string): number | null {
  const { dueMs } = JSON.parse(detail) as { readonly dueMs?: unknown }
  return typeof dueMs === 'number' ? dueMs : null
}

/** The figures of a desk's first page, over SQL. */
export function createSqlHomeFigures({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): HomeFigures {
  const rowsOf = async (text: string, values: readonly SqlValue[] = []) =>
    (await sql.query(text, [siteId, ...values])).rows
  const count = async (name: keyof typeof COUNTS): Promise<number> =>
    Number((await rowsOf(COUNTS[name]))[0]?.['n'] ?? 0)
  return {
    counts: async () => ({
      toSend: await count('toSend'),
      held: await count('held'),
      refundsUnderWay: await count('refundsUnderWay'),
      refundsRefused: await count('refundsRefused'),
      disputed: await count('disputed'),
      returns: await count('returns'),
      failedMails: await count('failedMails'),
      outOfStock: await count('outOfStock'),
      unreadEntries: await count('unreadEntries'),
    }),
    disputeDueMs: async () => {
      const rows = await rowsOf(DISPUTES)
      // The last event of each order counts, since a provider may extend the time.
      const dues = new Map(rows.map((row) => [row['order_id'], dueOf(`${row['detail']}`)]))
      const known = [...dues.values()].flatMap((due) => due ?? [])
      return known.length === 0 ? null : Math.min(...known)
    },
    sales: async (sinceMs, currency) => {
      const rows = await rowsOf(SALES, [sinceMs, currency])
      return rows.map((row) => ({
        startMs: Number(row['slot']) * SALES_SLOT_MS,
        orders: Number(row['orders']),
        totalMinor: Number(row['total']),
        refundedMinor: Number(row['refunded']),
      }))
    },
    openCarts: async (sinceMs) => {
      const [row] = await rowsOf(OPEN_CARTS, [sinceMs])
      return { carts: Number(row?.['carts'] ?? 0), checkouts: Number(row?.['checkouts'] ?? 0) }
    },
    visits: async (sinceMs) => {
      const [row] = await rowsOf(
        'SELECT SUM(visits) AS visits FROM visit_day WHERE site_id = $1 AND id >= $2',
        [visitDay(sinceMs)],
      )
      return Number(row?.['visits'] ?? 0)
    },
    bestSellers: async (sinceMs, limit) => {
      const rows = await readBestSellers(sql, siteId, { sinceMs, limit })
      return rows.map((row) => ({
        productId: `${row['id']}`,
        name: `${row['name']}`,
        pieces: Number(row['pieces']),
      }))
    },
  }
}
