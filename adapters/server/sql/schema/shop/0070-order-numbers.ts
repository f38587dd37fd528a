import type { Migration } from '../../engine/migrations/migration.js'

/** Finds orders by their number, which is made of the last ten characters of the id. */
export const ORDER_NUMBERS: Migration = {
  id: '0070-order-numbers',
  statements: [
    'CREATE INDEX IF NOT EXISTS attempt_by_number ON payment_attempt (site_id, (RIGHT(order_id, 10)))',
  ],
}
