import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A cart that was merged only in part with an earlier cart of its member names that cart, so that the shopper
 * is told about the remaining lines. Null: none remained.
 */
export const LINES_LEFT: Migration = {
  id: '0033-lines-left',
  statements: [`ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS left_in TEXT`],
}
