import type { Migration } from '../../engine/migrations/migration.js'

/** The member of an order: the one who was logged in at its submit. Memberships follow from it. */
export const MEMBER_ORDERS: Migration = {
  id: '0011-member-orders',
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS member_id TEXT`,
    `CREATE INDEX IF NOT EXISTS order_by_member ON shop_order (site_id, member_id)`,
  ],
}
