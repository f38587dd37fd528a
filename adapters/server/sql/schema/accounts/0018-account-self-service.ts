import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Members' use of their account beyond its form. `proved_on`: last proof in the session that the account is
 * the user's own; `agent`: a short description of the browser. `detail` is the subject of a link besides its
 * member, such as a new address. Keys of passkeys are public ones; codes are stored as digests only.
 */
export const ACCOUNT_SELF_SERVICE: Migration = {
  id: '0018-account-self-service',
  statements: [
    `ALTER TABLE member_session ADD COLUMN IF NOT EXISTS proved_on BIGINT`,
    `ALTER TABLE member_session ADD COLUMN IF NOT EXISTS agent TEXT`,
    `ALTER TABLE member_token ADD COLUMN IF NOT EXISTS detail TEXT`,
    `CREATE TABLE IF NOT EXISTS member_passkey (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      credential_id TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_passkey_by_member ON member_passkey (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS member_factor (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      secret TEXT NOT NULL,
      is_on BOOLEAN NOT NULL,
      last_step BIGINT NOT NULL,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS member_recovery_code (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_recovery_code_by_member ON member_recovery_code (site_id, member_id)`,
  ],
}
