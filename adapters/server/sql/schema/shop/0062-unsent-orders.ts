import type { Migration } from '../../engine/migrations/migration.js'

/**
 * `unsent`: false once nothing of an order is to be sent (`needsSending`), so that an index finds the few waiting
 * orders. It is written with `order_desk`, of which an index contains the few cancelled orders.
 */
export const UNSENT_ORDERS: Migration = {
  id: '0062-unsent-orders',
  statements: [
    'ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS unsent BOOLEAN NOT NULL DEFAULT TRUE',
    `UPDATE payment_attempt SET unsent = FALSE WHERE unsent AND EXISTS (SELECT 1 FROM order_desk
      WHERE order_desk.site_id = payment_attempt.site_id AND order_desk.id = payment_attempt.order_id
        AND (order_desk.cancelled_on IS NOT NULL OR order_desk.to_send = 0))`,
    `CREATE INDEX IF NOT EXISTS attempt_unsent ON payment_attempt (site_id, created_on, id) WHERE unsent
      AND status IN ('succeeded', 'authorised', 'capturing', 'trial-held', 'trial')`,
    'CREATE INDEX IF NOT EXISTS order_desk_cancelled ON order_desk (site_id, id) WHERE cancelled_on IS NOT NULL',
  ],
}
