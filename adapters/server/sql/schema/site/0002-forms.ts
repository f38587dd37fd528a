import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The data that the forms of a site receive. Times are wall-clock ms, documents JSON text; a submission
 * without `mailed_at` waits for its mail.
 */
export const FORMS: Migration = {
  id: '0002-forms',
  statements: [
    `CREATE TABLE IF NOT EXISTS form_submission (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      form_name TEXT NOT NULL,
      page_id TEXT NOT NULL,
      source TEXT NOT NULL,
      fields TEXT NOT NULL,
      files TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      mailed_at BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS form_submission_by_time ON form_submission (site_id, received_at)`,
    `CREATE TABLE IF NOT EXISTS form_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      size_bytes BIGINT NOT NULL,
      token TEXT,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
