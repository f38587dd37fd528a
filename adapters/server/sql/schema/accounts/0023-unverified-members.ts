import type { Migration } from '../../engine/migrations/migration.js'

/** An index of accounts that were never verified, which are looked up once a minute. */
export const UNVERIFIED_MEMBERS: Migration = {
  id: '0023-unverified-members',
  statements: [`CREATE INDEX IF NOT EXISTS member_by_status ON member (site_id, status, created_on)`],
}
