import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The time at which an owner read a submission, in wall-clock ms; null: unread. Earlier submissions count as
 * read, since they were mailed.
 */
export const READ_ENTRIES: Migration = {
  id: '0050-read-entries',
  statements: [
    'ALTER TABLE form_submission ADD COLUMN IF NOT EXISTS read_at BIGINT',
    'UPDATE form_submission SET read_at = received_at WHERE read_at IS NULL',
    `CREATE INDEX IF NOT EXISTS form_submission_unread ON form_submission (site_id, form_name)
      WHERE read_at IS NULL`,
  ],
}
