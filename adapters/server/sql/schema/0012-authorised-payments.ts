import type { Migration } from '../engine/migration.js'

/**
 * The time to take the money of an attempt, as the settings said when it began; older attempts took it at
 * once.
 */
export const AUTHORISED_PAYMENTS: Migration = {
  id: '0012-authorised-payments',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS capture TEXT`],
}
