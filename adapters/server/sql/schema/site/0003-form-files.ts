import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Uploaded files in the database, so that every process of a site has them, in parts of at most 1 MiB: an
 * engine keeps a whole value in memory. A file exists once `stored_file` has its row. `rate_window` counts
 * the actions of visitors; its keys contain no readable address.
 */
export const FORM_FILES: Migration = {
  id: '0003-form-files',
  statements: [
    `CREATE TABLE IF NOT EXISTS stored_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      size_bytes BIGINT NOT NULL,
      part_count BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS stored_file_part (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS rate_window (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      points BIGINT NOT NULL,
      ends_at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `ALTER TABLE form_submission ADD COLUMN IF NOT EXISTS mail_leased_until BIGINT`,
    `ALTER TABLE form_file ADD COLUMN IF NOT EXISTS arrived_at BIGINT`,
    `ALTER TABLE form_file ADD COLUMN IF NOT EXISTS submission_id TEXT`,
    `CREATE INDEX IF NOT EXISTS form_file_by_submission ON form_file (site_id, submission_id)`,
  ],
}
