import type { Migration } from '../engine/migration.js'

/**
 * Data for clean-up: since when a member is logged in at a visitor without a cart, and the ages of answers.
 * Visitors of an older version lack it and are kept.
 */
export const FORGOTTEN_VISITORS: Migration = {
  id: '0015-forgotten-visitors',
  statements: [
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS logged_in_on BIGINT`,
    `CREATE INDEX IF NOT EXISTS submission_by_age ON submission (site_id, created_on)`,
  ],
}
