import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Prices of variants with the start of each (wall-clock ms), and the content of a variant for its unit price,
 * as JSON. Prices before this migration are unknown.
 */
export const PRICE_HISTORY: Migration = {
  id: '0059-price-history',
  statements: [
    'ALTER TABLE sku ADD COLUMN IF NOT EXISTS unit_pricing TEXT',
    `CREATE TABLE IF NOT EXISTS sku_price (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      sku_id TEXT NOT NULL,
      since BIGINT NOT NULL,
      price_minor BIGINT NOT NULL,
      compare_at_minor BIGINT,
      currency TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'CREATE INDEX IF NOT EXISTS sku_price_by_sku ON sku_price (site_id, sku_id, since)',
    `INSERT INTO sku_price (site_id, id, sku_id, since, price_minor, compare_at_minor, currency)
      SELECT site_id, id || ' 0', id, CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT),
        price_minor, compare_at_minor, currency FROM sku ON CONFLICT DO NOTHING`,
  ],
}
