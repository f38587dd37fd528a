import type { Migration } from '../engine/migration.js'

/** Finds accounts that were never verified without looking at all others, once a minute. */
export const UNVERIFIED_MEMBERS: Migration = {
  id: '0023-unverified-members',
  statements: [`CREATE INDEX IF NOT EXISTS member_by_status ON member (site_id, status, created_on)`],
}
