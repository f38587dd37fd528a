import type { Migration } from '../engine/migration.js'

/**
 * Each time a file is written its parts have a generation of their own, so that two writers of one key never mix.
 * null: a file of an older version, whose parts have none.
 */
export const FILE_GENERATIONS: Migration = {
  id: '0032-file-generations',
  statements: [`ALTER TABLE stored_file ADD COLUMN IF NOT EXISTS generation TEXT`],
}
