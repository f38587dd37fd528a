import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The captured part of an attempt's amount, as its provider reports it: an owner may capture a part in the
 * provider's dashboard. Null: nothing was captured, or all of it by an older version.
 */
export const CAPTURED_AMOUNTS: Migration = {
  id: '0025-captured-amounts',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS captured_minor BIGINT`],
}
