import type { Migration } from '../../engine/migrations/migration.js'

/** Counts of refused cards per session, address or network; the keys hold no readable address. */
export const CARD_TRIALS: Migration = {
  id: '0016-card-trials',
  statements: [
    `CREATE TABLE IF NOT EXISTS card_trial (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      refused BIGINT NOT NULL,
      underway BIGINT NOT NULL,
      last_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
