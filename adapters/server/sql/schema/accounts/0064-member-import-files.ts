import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The file of an import of members until the import ends, so that any process can continue it. While a long
 * file is being written in parts, the state of the import is `sending`.
 */
export const MEMBER_IMPORT_FILES: Migration = {
  id: '0064-member-import-files',
  statements: ['ALTER TABLE member_import ADD COLUMN IF NOT EXISTS file TEXT'],
}
