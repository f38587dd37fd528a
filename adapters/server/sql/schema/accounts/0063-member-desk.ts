import type { Migration } from '../../engine/migrations/migration.js'

/**
 * Notes of a shop about its members, and the campaign that invites members who never logged in. Its rows have
 * the mails that each member got, the number of further ones and the time of the next. `next_on` is null if
 * none follows.
 */
export const MEMBER_DESK: Migration = {
  id: '0063-member-desk',
  statements: [
    `CREATE TABLE IF NOT EXISTS member_note (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      note TEXT NOT NULL,
      acted_by TEXT NOT NULL,
      acted_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'CREATE INDEX IF NOT EXISTS member_note_by_member ON member_note (site_id, member_id, acted_on)',
    `CREATE TABLE IF NOT EXISTS member_campaign (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      mails BIGINT NOT NULL,
      more BIGINT NOT NULL,
      next_on BIGINT,
      started_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    'CREATE INDEX IF NOT EXISTS member_campaign_due ON member_campaign (site_id, next_on)',
  ],
}
