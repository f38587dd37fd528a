import type { Querier } from '../sql.js'

/**
 * Statistics about the first columns of primary keys: there are few sites, and ids are unique. The orders of
 * payment attempts and the search words are nearly unique too. ANALYZE would provide this, but it never runs
 * in the embedded engine, and needs rows.
 */
export const PLANNER_STATISTICS = `
  SELECT pg_restore_attribute_stats(
    'schemaname', 'public', 'relname', relname::text, 'attname', attname::text, 'inherited', false,
    'n_distinct', CAST(CASE attname WHEN 'site_id' THEN 1 ELSE -1 END AS REAL))
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    AND (attname IN ('site_id', 'id') OR attname = 'order_id' AND relname IN ('payment_attempt', 'order_word'))
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_statistic WHERE starelid = attrelid AND staattnum = attnum)`

/**
 * Makes the embedded engine read rows by their primary key. A plan is made while a shop is new, and kept for
 * the life of the process. Without statistics an index that begins with the site looks as good as a better
 * one, and would read all rows of the site. Call it once the tables exist; the statistics stay. It never
 * rejects: without statistics queries are slower, but right.
 */
export async function setPlannerStatistics({ query }: Pick<Querier, 'query'>): Promise<void> {
  await query(PLANNER_STATISTICS).catch(() => undefined)
}
