import type { Migration } from '../../engine/migrations/migration.js'

/** Replies that were mailed to the sender of a submission, as JSON, oldest first; null: none. */
export const ENTRY_REPLIES: Migration = {
  id: '0058-entry-replies',
  statements: ['ALTER TABLE form_submission ADD COLUMN IF NOT EXISTS replies TEXT'],
}
