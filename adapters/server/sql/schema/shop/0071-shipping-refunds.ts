import type { Migration } from '../../engine/migrations/migration.js'

/** The part of a refund that was paid for shipping, in minor units; earlier refunds named none. */
export const SHIPPING_REFUNDS: Migration = {
  id: '0071-shipping-refunds',
  statements: ['ALTER TABLE refund ADD COLUMN IF NOT EXISTS shipping_minor BIGINT NOT NULL DEFAULT 0'],
}
