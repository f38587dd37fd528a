import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The parts of each write of a file have their own generation, so that two writers of one key never mix.
 * Null: a file of an older version.
 */
export const FILE_GENERATIONS: Migration = {
  id: '0032-file-generations',
  statements: [`ALTER TABLE stored_file ADD COLUMN IF NOT EXISTS generation TEXT`],
}
