import type { Migration } from '../../engine/migrations/migration.js'

/** The capture mode of an attempt, by the settings at its start; older attempts were captured at once. */
export const AUTHORISED_PAYMENTS: Migration = {
  id: '0012-authorised-payments',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS capture TEXT`],
}
