import type { Migration } from '../../engine/migrations/migration.js'

/**
 * `catalogue_import`: the import that may write a site's catalogue, which takes many transactions; the one that
 * began last continues, an earlier one stops. `is_over`: nothing is left to write. It replaces `catalogue_turn`,
 * whose rows need no copy: an import that they call unfinished is finished by the next one.
 */
export const CATALOGUE_IMPORT: Migration = {
  id: '0057-catalogue-import',
  statements: [
    `CREATE TABLE IF NOT EXISTS catalogue_import (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      holder TEXT NOT NULL,
      is_over BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'DROP TABLE IF EXISTS catalogue_turn',
  ],
}
