import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Visitor accounts. Secrets are stored as digests only; times are wall-clock ms, documents JSON text.
 * `email_key` is the address in one spelling (`emailKey`). A group ends with its `source`, unless that is an
 * owner. A logged-in visitor's row names the owner of the cart.
 */
export const ACCOUNTS: Migration = {
  id: '0010-accounts',
  statements: [
    `CREATE TABLE IF NOT EXISTS member (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL,
      name TEXT NOT NULL,
      status TEXT NOT NULL,
      password_hash TEXT,
      accept_privacy BOOLEAN NOT NULL,
      accept_communications BOOLEAN NOT NULL,
      fields TEXT NOT NULL,
      banned_on BIGINT,
      created_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      invited_on BIGINT,
      last_login_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE UNIQUE INDEX IF NOT EXISTS member_by_email ON member (site_id, email_key)`,
    `CREATE INDEX IF NOT EXISTS member_by_time ON member (site_id, created_on, id)`,
    `CREATE TABLE IF NOT EXISTS member_group (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      group_id TEXT NOT NULL,
      source TEXT NOT NULL,
      added_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_group_by_member ON member_group (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS member_session (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_session_by_member ON member_session (site_id, member_id)`,
    `CREATE INDEX IF NOT EXISTS member_session_by_end ON member_session (site_id, expires_on)`,
    `CREATE TABLE IF NOT EXISTS member_token (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      member_id TEXT NOT NULL,
      visitor TEXT,
      redirect_path TEXT,
      created_on BIGINT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_token_by_member ON member_token (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS member_event (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_event_by_member ON member_event (site_id, member_id, at)`,
    `CREATE TABLE IF NOT EXISTS member_device (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_device_by_member ON member_device (site_id, member_id)`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS member_id TEXT`,
    `CREATE INDEX IF NOT EXISTS visitor_by_member ON visitor (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS account_mail (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      text_body TEXT NOT NULL,
      html_body TEXT NOT NULL,
      links TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      sent_on BIGINT,
      tries BIGINT NOT NULL,
      next_try_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS account_mail_waiting ON account_mail (site_id, sent_on, next_try_on)`,
  ],
}
