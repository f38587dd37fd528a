import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Progress of member imports, for the waiting owner; `problems` is JSON text, `seen_on` the time of an
 * import's last progress.
 */
export const MEMBER_IMPORTS: Migration = {
  id: '0022-member-imports',
  statements: [
    `CREATE TABLE IF NOT EXISTS member_import (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      state TEXT NOT NULL,
      total BIGINT NOT NULL,
      done BIGINT NOT NULL,
      added BIGINT NOT NULL,
      problems TEXT NOT NULL,
      seen_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
