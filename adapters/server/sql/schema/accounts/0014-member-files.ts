import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Files of members. `state` is `expected`, `arrived`, `saved` or `dropped`; what is not saved is deleted after a
 * day. `token` is a digest.
 */
export const MEMBER_FILES: Migration = {
  id: '0014-member-files',
  statements: [
    `CREATE TABLE IF NOT EXISTS member_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      field_id TEXT NOT NULL,
      name TEXT NOT NULL,
      token TEXT NOT NULL,
      state TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_file_by_member ON member_file (site_id, member_id)`,
    `CREATE INDEX IF NOT EXISTS member_file_by_state ON member_file (site_id, state, created_on)`,
  ],
}
