import type { Migration } from '../../engine/migrations/migration.js'

/**
 * A cart belongs to its member by its own row (`shop_order.member_id`): only the member's live sessions open
 * it, and it outlives them. `member_id` and `logged_in_on` of a visitor are no longer read.
 */
export const CARTS_OF_MEMBERS: Migration = {
  id: '0031-carts-of-members',
  statements: [
    `UPDATE shop_order SET member_id =
      (SELECT MAX(visitor.member_id) FROM visitor
        WHERE visitor.site_id = shop_order.site_id AND visitor.order_id = shop_order.id)
      WHERE status <> 'placed' AND member_id IS NULL`,
    `UPDATE visitor SET member_id = NULL, logged_in_on = NULL WHERE member_id IS NOT NULL`,
  ],
}
