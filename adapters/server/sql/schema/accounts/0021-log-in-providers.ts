import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Accounts elsewhere that members log in with. `id` is a digest of the provider and its id of the member;
 * `provider` is the provider's name in the owner's settings.
 */
export const LOG_IN_PROVIDERS: Migration = {
  id: '0021-log-in-providers',
  statements: [
    `CREATE TABLE IF NOT EXISTS member_provider (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      provider TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_provider_by_member ON member_provider (site_id, member_id)`,
  ],
}
