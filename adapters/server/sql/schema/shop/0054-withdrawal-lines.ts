import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The pieces of a withdrawal, as JSON; NULL: the whole order. From the second withdrawal of an order on, its
 * id differs from the order's id, which `order_id` contains.
 */
export const WITHDRAWAL_LINES: Migration = {
  id: '0054-withdrawal-lines',
  statements: [
    'ALTER TABLE withdrawal ADD COLUMN IF NOT EXISTS lines TEXT',
    'ALTER TABLE withdrawal ADD COLUMN IF NOT EXISTS order_id TEXT',
    'CREATE INDEX IF NOT EXISTS withdrawal_by_order ON withdrawal (site_id, order_id)',
  ],
}
