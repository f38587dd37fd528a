import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The order of the catalogue, in which the desk lists products: with this index a page reads only the rows
 * that it shows.
 */
export const PRODUCT_ORDER: Migration = {
  id: '0061-product-order',
  statements: ['CREATE INDEX IF NOT EXISTS product_by_position ON product (site_id, position, id)'],
}
