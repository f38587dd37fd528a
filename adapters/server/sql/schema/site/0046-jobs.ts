import type { Migration } from '../../engine/migrations/migration.js'

/** The regular work of a site, one row for each kind (ADR 100). Times are wall-clock ms. */
export const JOBS: Migration = {
  id: '0046-jobs',
  statements: [
    `CREATE TABLE IF NOT EXISTS job (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      due_on BIGINT NOT NULL,
      leased_by TEXT,
      leased_until BIGINT,
      started_on BIGINT,
      ended_on BIGINT,
      failure TEXT,
      failures BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
