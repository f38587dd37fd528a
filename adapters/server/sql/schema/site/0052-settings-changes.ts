import type { Migration } from '../../engine/migrations/migration.js'

/** Changes of settings that were made in the shop; `edits` is JSON without secrets. Times are wall-clock ms. */
export const SETTINGS_CHANGES: Migration = {
  id: '0052-settings-changes',
  statements: [
    `CREATE TABLE IF NOT EXISTS settings_change (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      at BIGINT NOT NULL,
      acted_by TEXT NOT NULL,
      edits TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'CREATE INDEX IF NOT EXISTS settings_change_by_time ON settings_change (site_id, at, id)',
  ],
}
