import type { Migration } from '../engine/migration.js'

/**
 * A cart that became one with an earlier cart of its member, but not with all lines of it, names the earlier one, so
 * that the shopper is told of the lines that stayed there. null: nothing stayed.
 */
export const LINES_LEFT: Migration = {
  id: '0033-lines-left',
  statements: [`ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS left_in TEXT`],
}
