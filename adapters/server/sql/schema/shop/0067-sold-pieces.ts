import type { Migration } from '../../engine/migrations/migration.js'

const SOLD = `status IN ('succeeded', 'authorised', 'capturing', 'releasing') AND NOT cancelled`
const NOT_SOLD = `(status NOT IN ('succeeded', 'authorised', 'capturing', 'releasing') OR cancelled)`

/**
 * `sold_day`: the pieces of each SKU that were sold on a day (of UTC, counted from 1970). `counted` marks the
 * orders in these sums. Two small indexes find sales that a sum lacks, and counted orders that are no longer
 * sales. `cancelled` repeats a fact of `order_desk`.
 */
export const SOLD_PIECES: Migration = {
  id: '0067-sold-pieces',
  statements: [
    'ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS cancelled BOOLEAN NOT NULL DEFAULT FALSE',
    'ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS counted BOOLEAN NOT NULL DEFAULT FALSE',
    `CREATE TABLE IF NOT EXISTS sold_day (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      day BIGINT NOT NULL,
      sku_id TEXT NOT NULL,
      pieces BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'CREATE INDEX IF NOT EXISTS sold_day_by_day ON sold_day (site_id, day)',
    `UPDATE payment_attempt SET cancelled = TRUE WHERE NOT cancelled AND EXISTS (SELECT 1 FROM order_desk
      WHERE order_desk.site_id = payment_attempt.site_id AND order_desk.id = payment_attempt.order_id
        AND order_desk.cancelled_on IS NOT NULL)`,
    `WITH turned AS (
        UPDATE payment_attempt SET counted = TRUE WHERE NOT counted AND ${SOLD}
        RETURNING site_id, order_id, created_on
      )
      INSERT INTO sold_day (site_id, id, day, sku_id, pieces)
      SELECT turned.site_id, turned.created_on / 86400000 || ' ' || order_line.sku_id,
        turned.created_on / 86400000, order_line.sku_id, SUM(order_line.count)
      FROM turned JOIN order_line ON order_line.site_id = turned.site_id
        AND order_line.order_id = turned.order_id
      GROUP BY turned.site_id, turned.created_on / 86400000, order_line.sku_id
      ON CONFLICT (site_id, id) DO UPDATE SET pieces = sold_day.pieces + EXCLUDED.pieces`,
    `CREATE INDEX IF NOT EXISTS attempt_uncounted ON payment_attempt (site_id, created_on)
      WHERE NOT counted AND ${SOLD}`,
    `CREATE INDEX IF NOT EXISTS attempt_miscounted ON payment_attempt (site_id, created_on)
      WHERE counted AND ${NOT_SOLD}`,
  ],
}
