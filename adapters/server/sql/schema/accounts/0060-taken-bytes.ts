import type { Migration } from '../../engine/migrations/migration.js'

const countAll = (kind: string, table: string): string =>
  `INSERT INTO upload_turn (site_id, id, taken, bytes)
    SELECT site_id, '${kind}', 0, CAST(COALESCE(SUM(size_bytes), 0) AS BIGINT) FROM ${table} GROUP BY site_id
    ON CONFLICT (site_id, id) DO UPDATE SET bytes = excluded.bytes`

/**
 * `upload_turn.bytes` is the size of a kind's files, updated with each change of a file. The row `accounts`
 * is for all members, `accounts/<member>` for one of them, `forms` for the files of forms.
 */
export const TAKEN_BYTES: Migration = {
  id: '0060-taken-bytes',
  statements: [
    `ALTER TABLE upload_turn ADD COLUMN IF NOT EXISTS bytes BIGINT NOT NULL DEFAULT 0`,
    `CREATE INDEX IF NOT EXISTS form_file_by_token ON form_file (site_id, token)`,
    countAll('accounts', 'member_file'),
    countAll('forms', 'form_file'),
    `INSERT INTO upload_turn (site_id, id, taken, bytes)
      SELECT member.site_id, 'accounts/' || member.id, 0, CAST(COALESCE(SUM(size_bytes), 0) AS BIGINT) FROM member_file
        JOIN member ON member.site_id = member_file.site_id AND member.id = member_file.member_id
        GROUP BY member.site_id, member.id
      ON CONFLICT (site_id, id) DO UPDATE SET bytes = excluded.bytes`,
  ],
}
