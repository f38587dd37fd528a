import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A cart that was only partly merged with an earlier cart of its member names that cart, so that the shopper
 * learns about the remaining lines. Null: none remained.
 */
export const LINES_LEFT: Migration = {
  id: '0033-lines-left',
  statements: [`ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS left_in TEXT`],
}
