import type { Migration } from '../engine/migration.js'

/**
 * The pieces that a withdrawal is about, as JSON; NULL: the whole order. From the second of an order on its id is not
 * the order's, which `order_id` names.
 */
export const WITHDRAWAL_LINES: Migration = {
  id: '0054-withdrawal-lines',
  statements: [
    'ALTER TABLE withdrawal ADD COLUMN IF NOT EXISTS lines TEXT',
    'ALTER TABLE withdrawal ADD COLUMN IF NOT EXISTS order_id TEXT',
    'CREATE INDEX IF NOT EXISTS withdrawal_by_order ON withdrawal (site_id, order_id)',
  ],
}
