import type { Migration } from '../engine/migration.js'

/**
 * A debt is tried again beside the usual tries when a member gives another card: `next_try_on` is the time
 * that was planned for the next usual try. Null: one of the usual tries, or none of a renewal.
 */
export const OTHER_CARDS: Migration = {
  id: '0024-other-cards',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS next_try_on BIGINT`],
}
