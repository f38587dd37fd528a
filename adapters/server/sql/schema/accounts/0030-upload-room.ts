import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Space for uploads is counted before a byte arrives. `upload_turn` has one row for each kind of upload,
 * which is locked while its space is counted. `member_file.size_bytes` is the size of a file, or the maximum
 * of its upload; null: unknown, for files that an older version stored in a bucket.
 */
export const UPLOAD_ROOM: Migration = {
  id: '0030-upload-room',
  statements: [
    `CREATE TABLE IF NOT EXISTS upload_turn (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `ALTER TABLE member_file ADD COLUMN IF NOT EXISTS size_bytes BIGINT`,
    `UPDATE member_file SET size_bytes = (SELECT stored_file.size_bytes FROM stored_file WHERE ` +
      `stored_file.site_id = member_file.site_id AND stored_file.id = 'accounts/' || member_file.id) ` +
      `WHERE size_bytes IS NULL`,
  ],
}
