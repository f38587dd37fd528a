import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Refunds: the row is written before the request to the provider, which uses its id as the key. `next_on` is
 * the time of the next request, in wall-clock ms.
 */
export const REFUNDS: Migration = {
  id: '0038-refunds',
  statements: [
    `CREATE TABLE IF NOT EXISTS refund (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      request_key TEXT NOT NULL,
      kind TEXT NOT NULL,
      amount_minor BIGINT NOT NULL CHECK (amount_minor > 0),
      currency TEXT NOT NULL,
      lines TEXT NOT NULL,
      restocks BOOLEAN NOT NULL,
      reason TEXT,
      state TEXT NOT NULL,
      problem TEXT,
      tries BIGINT NOT NULL,
      next_on BIGINT NOT NULL,
      requested_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, order_id, request_key)
    )`,
    `CREATE INDEX IF NOT EXISTS refund_by_state ON refund (site_id, state, next_on)`,
  ],
}
