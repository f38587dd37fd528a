import type { Migration } from '../../engine/migrations/migration.js'

/** The number of visits of each day of UTC (`id`, as `2027-01-31`). */
export const VISITS: Migration = {
  id: '0056-visits',
  statements: [
    `CREATE TABLE IF NOT EXISTS visit_day (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      visits BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  ],
}
