import type { Migration } from '../engine/migration.js'

/**
 * A turn counts how often it was taken, so that one statement can tell whether another took it since the room was
 * counted.
 */
export const TURNS: Migration = {
  id: '0033-turns',
  statements: [`ALTER TABLE upload_turn ADD COLUMN IF NOT EXISTS taken BIGINT NOT NULL DEFAULT 0`],
}
