import type { Migration } from '../../engine/migrations/migration.js'

/** Withdrawals of shoppers under the ids of their orders, with the state of the return. */
export const WITHDRAWALS: Migration = {
  id: '0044-withdrawals',
  statements: [
    `CREATE TABLE IF NOT EXISTS withdrawal (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      statement TEXT,
      received_on BIGINT NOT NULL,
      is_late BOOLEAN NOT NULL,
      state TEXT NOT NULL,
      changed_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS withdrawal_by_time ON withdrawal (site_id, received_on)`,
  ],
}
