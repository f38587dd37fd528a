import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The people who run a shop, separate from its members: their sessions, codes, passkeys and second factors,
 * secrets as digests only. `owner_realm` counts changes of people and roles. `owner_audit` is the log of
 * their changes, with one entry for each request key. Times are wall-clock ms.
 */
export const OWNERS: Migration = {
  id: '0042-owners',
  statements: [
    `CREATE TABLE IF NOT EXISTS owner_realm (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      revision BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL,
      name TEXT NOT NULL,
      role TEXT NOT NULL,
      version BIGINT NOT NULL,
      password_hash TEXT,
      factor_secret TEXT,
      factor_on BOOLEAN NOT NULL,
      factor_step BIGINT NOT NULL,
      created_on BIGINT NOT NULL,
      last_sign_in_on BIGINT,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, email_key)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_session (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT NOT NULL,
      expires_on BIGINT NOT NULL,
      browser TEXT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_code (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      owner_id TEXT,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_challenge (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_passkey (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      credential_id TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_recovery_code (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS owner_audit (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      at BIGINT NOT NULL,
      owner_id TEXT,
      acted_by TEXT NOT NULL,
      operation TEXT NOT NULL,
      subject TEXT,
      detail TEXT NOT NULL,
      request_key TEXT,
      fingerprint TEXT,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, owner_id, request_key)
    )`,
    `CREATE INDEX IF NOT EXISTS owner_audit_by_time ON owner_audit (site_id, at, id)`,
  ],
}
