import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Edits that owners make in the shop: columns of the catalogue with the file's values beside them, and
 * discount codes.
 */
export const SHOP_EDITS: Migration = {
  id: '0045-shop-edits',
  statements: [
    `ALTER TABLE product ADD COLUMN IF NOT EXISTS file_values TEXT`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS file_values TEXT`,
    `CREATE TABLE IF NOT EXISTS discount (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      document TEXT NOT NULL,
      version BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
