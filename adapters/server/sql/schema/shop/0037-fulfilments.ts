import type { Migration } from '../../engine/migrations/migration.js'

/** Parcels of an order; `lines` is a JSON list of `[lineId, pieces]`. */
export const FULFILMENTS: Migration = {
  id: '0037-fulfilments',
  statements: [
    `CREATE TABLE IF NOT EXISTS fulfilment (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      lines TEXT NOT NULL,
      carrier TEXT,
      tracking TEXT,
      sent_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS fulfilment_of_order ON fulfilment (site_id, order_id, sent_on)`,
  ],
}
