import type { Migration } from '../engine/migration.js'

/**
 * The moment at which an owner has read a submission, wall-clock ms; null: it is unread. What came before owners had a
 * list counts as read: it was mailed.
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
