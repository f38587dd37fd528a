import type { Migration } from '../engine/migration.js'

/**
 * What is owed is tried beside the usual tries when a member gives another card: `next_try_on` is when the next
 * of those was to be. Null: one of the usual tries, or none of a renewal.
 */
export const OTHER_CARDS: Migration = {
  id: '0024-other-cards',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS next_try_on BIGINT`],
}
