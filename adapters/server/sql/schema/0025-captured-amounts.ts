import type { Migration } from '../engine/migration.js'

/**
 * The part of an attempt's amount that was taken, as its provider says: an owner may take a part of what is
 * held, in the provider's dashboard. Null: nothing was taken, or all of it by an older version.
 */
export const CAPTURED_AMOUNTS: Migration = {
  id: '0025-captured-amounts',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS captured_minor BIGINT`],
}
