import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A debt is charged once more, beside the usual retries, when a member gives another card: `next_try_on` is
 * the planned time of the next usual retry. Null: a usual try, or not a renewal.
 */
export const OTHER_CARDS: Migration = {
  id: '0024-other-cards',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS next_try_on BIGINT`],
}
