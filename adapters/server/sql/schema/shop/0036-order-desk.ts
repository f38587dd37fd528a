import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The owner's data of an order: the number of changes, the cancellation, and a log of its events. An order
 * without a row was never changed; an empty `to_send` means all of its pieces.
 */
export const ORDER_DESK: Migration = {
  id: '0036-order-desk',
  statements: [
    `CREATE TABLE IF NOT EXISTS order_desk (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      revision BIGINT NOT NULL,
      cancelled_on BIGINT,
      fulfilment TEXT NOT NULL,
      to_send BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS order_event (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      place BIGINT NOT NULL,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL,
      acted_by TEXT NOT NULL,
      acted_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, order_id, place)
    )`,
  ],
}
