import type { Migration } from '../../engine/migrations/migration.js'

/** An index for the files of forms in the order of their arrival; those of members have one already. */
export const FILE_ORDER: Migration = {
  id: '0068-file-order',
  statements: [
    `CREATE INDEX IF NOT EXISTS form_file_by_time ON form_file (site_id, arrived_at, id)
      WHERE arrived_at IS NOT NULL`,
  ],
}
