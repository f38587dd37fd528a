import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Data for clean-up: the time since when a visitor without a cart is logged in, and the ages of answers.
 * Visitors of an older version have none and are kept.
 */
export const FORGOTTEN_VISITORS: Migration = {
  id: '0015-forgotten-visitors',
  statements: [
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS logged_in_on BIGINT`,
    `CREATE INDEX IF NOT EXISTS submission_by_age ON submission (site_id, created_on)`,
  ],
}
