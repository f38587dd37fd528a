import type { Migration } from '../../engine/migrations/migration.js'

/** The measures of a SKU in the owner's units, and the plan of a subscription as JSON text. */
export const SKU_MEASURES: Migration = {
  id: '0004-sku-measures',
  statements: [
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS width DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS height DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS length DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS plan TEXT`,
  ],
}
