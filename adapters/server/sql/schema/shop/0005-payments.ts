import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A payment names its provider and the page's next action, and can be found by its reference; an order has
 * its refunded amount; a submit's key belongs to one cart. `client_secret` is no longer read.
 */
export const PAYMENTS: Migration = {
  id: '0005-payments',
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS payment_provider TEXT`,
    `UPDATE shop_order SET payment_provider = 'sandbox' WHERE payment_method IS NOT NULL`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS provider TEXT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS action TEXT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS refunded_minor BIGINT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS disputed BOOLEAN`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS source TEXT`,
    `UPDATE payment_attempt SET provider = 'sandbox', action = client_secret WHERE provider IS NULL AND ` +
      `amount_minor > 0`,
    `CREATE INDEX IF NOT EXISTS attempt_by_reference ON payment_attempt (site_id, reference)`,
    `ALTER TABLE submission ADD COLUMN IF NOT EXISTS order_id TEXT`,
    `ALTER TABLE submission ADD COLUMN IF NOT EXISTS cart TEXT`,
  ],
}
