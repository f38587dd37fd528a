import type { Migration } from '../../engine/migrations/migration.js'

/**
 * True if an attempt was begun at a provider that moves real money. Null: an older version wrote the row, and
 * all but the sandbox counts as real.
 */
export const PAYMENT_MODES: Migration = {
  id: '0028-payment-modes',
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS moves_money BOOLEAN`],
}
