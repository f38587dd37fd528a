import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Carts that were checked for a reminder, by their orders, and digests of the addresses that refuse
 * reminders. Times are wall-clock ms.
 */
export const CART_REMINDERS: Migration = {
  id: '0048-cart-reminders',
  statements: [
    `CREATE TABLE IF NOT EXISTS cart_reminder (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      looked_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS reminder_refusal (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      refused_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
