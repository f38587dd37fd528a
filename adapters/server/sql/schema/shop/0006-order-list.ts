import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The sort keys of an owner's list of orders, beside the snapshot: pieces and the shopper's name. The last
 * statement fills them for existing attempts.
 */
export const ORDER_LIST: Migration = {
  id: '0006-order-list',
  statements: [
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS item_count BIGINT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS customer_name TEXT`,
    `CREATE INDEX IF NOT EXISTS attempt_by_time ON payment_attempt (site_id, created_on, id)`,
    `UPDATE payment_attempt SET
      item_count = CAST(CAST(snapshot AS JSON) ->> 'itemCount' AS BIGINT),
      customer_name = COALESCE(CAST(snapshot AS JSON) ->> 'fullName', '')
      WHERE item_count IS NULL`,
  ],
}
