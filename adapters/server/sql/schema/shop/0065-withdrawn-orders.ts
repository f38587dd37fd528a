import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Whole orders that the shopper has withdrawn from are not to be sent; they wait for their owner's decision.
 */
export const WITHDRAWN_ORDERS: Migration = {
  id: '0065-withdrawn-orders',
  statements: [
    `UPDATE payment_attempt SET unsent = FALSE WHERE unsent AND EXISTS (SELECT 1 FROM withdrawal
      WHERE withdrawal.site_id = payment_attempt.site_id AND withdrawal.lines IS NULL
        AND withdrawal.state <> 'refused'
        AND payment_attempt.order_id = COALESCE(withdrawal.order_id, withdrawal.id))`,
  ],
}
