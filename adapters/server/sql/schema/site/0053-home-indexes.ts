import type { Migration } from '../../engine/migrations/migration.js'

/** Indexes of the few rows that the desk's first page counts: disputed orders, and sold out variants. */
export const HOME_INDEXES: Migration = {
  id: '0053-home-indexes',
  statements: [
    'CREATE INDEX IF NOT EXISTS attempt_disputed ON payment_attempt (site_id, id) WHERE disputed',
    'CREATE INDEX IF NOT EXISTS sku_sold_out ON sku (site_id, product_id) WHERE quantity = 0',
  ],
}
