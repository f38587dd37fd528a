import type { Querier } from '../../engine/index.js'
import { IS_SALE, WRONGLY_COUNTED, UNCOUNTED } from './sale-condition.js'

const DAY_MS = 86_400_000
const MAX_COUNTED_AT_ONCE = 1000

/** The pieces of each line of the orders with a condition; `-` subtracts them. */
const pieces = (sign: '' | '-', condition: string): string =>
  `SELECT order_line.sku_id, ${sign}order_line.count AS pieces FROM payment_attempt
   JOIN order_line ON order_line.site_id = payment_attempt.site_id
     AND order_line.order_id = payment_attempt.order_id
   WHERE payment_attempt.site_id = $1 AND ${condition}`

/**
 * The sold pieces of each SKU of the site `$1` since the moment `$2`. They are the sums of whole days from
 * the day `$3` on, the changes since those sums were made, and the orders before that day.
 */
const SOLD_SINCE = `SELECT sold.sku_id, SUM(sold.pieces) AS pieces FROM (
    SELECT sku_id, pieces FROM sold_day WHERE site_id = $1 AND day >= CAST($3 AS BIGINT)
    UNION ALL ${pieces('', `${UNCOUNTED} AND payment_attempt.created_on >= CAST($3 AS BIGINT) * ${DAY_MS}`)}
    UNION ALL ${pieces('-', `${WRONGLY_COUNTED} AND payment_attempt.created_on >= CAST($3 AS BIGINT) * ${DAY_MS}`)}
    UNION ALL ${pieces(
      '',
      `${IS_SALE} AND payment_attempt.created_on >= $2 AND payment_attempt.created_on < CAST($3 AS BIGINT) * ${DAY_MS}`,
    )}
  ) AS sold GROUP BY sold.sku_id HAVING SUM(sold.pieces) > 0`

/** The best selling products since a moment; `pieces` are those of all variants. */
export async function readBestSellers(
  sql: Querier,
  siteId: string,
  { sinceMs, limit }: { readonly sinceMs: number; readonly limit: number },
) {
  const { rows } = await sql.query(
    // Lines are summed before products are looked up, since many lines have few variants.
    `SELECT product.id, product.name, SUM(sold.pieces) AS pieces FROM (${SOLD_SINCE}) AS sold
     JOIN sku ON sku.site_id = $1 AND sku.id = sold.sku_id
     JOIN product ON product.site_id = sku.site_id AND product.id = sku.product_id
     GROUP BY product.id, product.name ORDER BY 3 DESC, product.name, product.id LIMIT $4`,
    [siteId, sinceMs, Math.ceil(sinceMs / DAY_MS), limit],
  )
  return rows
}

/**
 * The conditions for orders that must be added to the sums, and for those that must be taken out; each has an
 * index.
 */
const TO_COUNT = [UNCOUNTED, WRONGLY_COUNTED].map(
  (condition) => `SELECT id FROM payment_attempt WHERE site_id = $1 AND ${condition}`,
)

const COUNTING = `WITH turned AS (
    UPDATE payment_attempt SET counted = NOT counted
    WHERE site_id = $1 AND (${UNCOUNTED} OR ${WRONGLY_COUNTED})
      AND id IN (SELECT id FROM (${TO_COUNT.join(' UNION ALL ')}) AS waiting LIMIT ${MAX_COUNTED_AT_ONCE})
    RETURNING site_id, order_id, created_on, counted
  ), changed AS (
    SELECT turned.site_id, turned.created_on / ${DAY_MS} AS day, order_line.sku_id,
      SUM(CASE WHEN turned.counted THEN order_line.count ELSE -order_line.count END) AS pieces
    FROM turned JOIN order_line ON order_line.site_id = turned.site_id
      AND order_line.order_id = turned.order_id
    GROUP BY turned.site_id, turned.created_on / ${DAY_MS}, order_line.sku_id
  ), summed AS (
    INSERT INTO sold_day (site_id, id, day, sku_id, pieces)
    SELECT site_id, day || ' ' || sku_id, day, sku_id, pieces FROM changed ORDER BY day, sku_id
    ON CONFLICT (site_id, id) DO UPDATE SET pieces = sold_day.pieces + EXCLUDED.pieces
  )
  SELECT count(*) AS orders FROM turned`

/**
 * Brings the sums of days up to date, some orders at a time. One statement changes the marks of its orders
 * and adds or subtracts their pieces, so that the marks always say which orders the sums contain. Rejects
 * only if storage fails.
 */
export async function countSoldPieces(sql: Querier, siteId: string): Promise<void> {
  for (let counted = MAX_COUNTED_AT_ONCE; counted === MAX_COUNTED_AT_ONCE;) {
    const { rows } = await sql.query(COUNTING, [siteId])
    counted = Number(rows[0]?.['orders'] ?? 0)
  }
}
