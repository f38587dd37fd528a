import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Trials that were begun or reserved, each with its order: a member gets one of each product. `id` is a
 * digest of member or mail address, and product, so that a row does not reveal its member.
 */
export const BEGUN_TRIALS: Migration = {
  id: '0026-begun-trials',
  statements: [
    `CREATE TABLE IF NOT EXISTS begun_trial (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS begun_trial_of_order ON begun_trial (site_id, order_id)`,
  ],
}
