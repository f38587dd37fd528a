import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The right to write a site's catalogue, which takes many transactions: the import that began last continues,
 * an earlier one stops. `is_over`: nothing is left to write.
 */
export const CATALOGUE_TURNS: Migration = {
  id: '0027-catalogue-turns',
  statements: [
    `CREATE TABLE IF NOT EXISTS catalogue_turn (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      holder TEXT NOT NULL,
      is_over BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
