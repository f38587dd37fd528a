import type { Migration } from '../../engine/migrations/migration.js'

/** Counts the changes of a limit, so that one statement can detect a change since the space was counted. */
export const TURNS: Migration = {
  id: '0033-turns',
  statements: [`ALTER TABLE upload_turn ADD COLUMN IF NOT EXISTS taken BIGINT NOT NULL DEFAULT 0`],
}
