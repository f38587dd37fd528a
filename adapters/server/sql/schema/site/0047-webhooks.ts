import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The endpoints of `vitrine.json` as the running site uses them, and their queued events. A change of the
 * shop writes its events in the same transaction, one row for each endpoint. Times are wall-clock ms.
 */
export const WEBHOOKS: Migration = {
  id: '0047-webhooks',
  statements: [
    `CREATE TABLE IF NOT EXISTS webhook_endpoint (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      url TEXT NOT NULL,
      kinds TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS webhook_delivery (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      event_id TEXT NOT NULL,
      endpoint TEXT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      body TEXT NOT NULL,
      state TEXT NOT NULL,
      tries BIGINT NOT NULL,
      failure TEXT,
      created_on BIGINT NOT NULL,
      next_try_on BIGINT NOT NULL,
      leased_until BIGINT,
      delivered_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS webhook_delivery_due ON webhook_delivery (site_id, state, next_try_on)`,
  ],
}
