import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A visitor gets a new secret when an order is placed. `lineage` is the same for all secrets of a visitor,
 * since keys belong to it. `replaced_by` is the row of the next secret, `renewed_for` the order after which a
 * secret was made. `site_key` contains the signing secrets of a site's servers.
 */
export const VISITORS: Migration = {
  id: '0008-visitors',
  statements: [
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS lineage TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_by TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_on BIGINT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_from TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS renewed_for TEXT`,
    `CREATE TABLE IF NOT EXISTS site_key (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      secret TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
