import type { Migration } from '../../engine/migrations/migration.js'

/** The finished backups, so that an overdue one is noticed. Times are wall-clock ms. */
export const BACKUPS: Migration = {
  id: '0039-backups',
  statements: [
    `CREATE TABLE IF NOT EXISTS backup_run (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      made_on BIGINT NOT NULL,
      due_on BIGINT NOT NULL,
      file TEXT NOT NULL,
      size_bytes BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
