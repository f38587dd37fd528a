import type { Querier } from '../sql.js'

/**
 * Tells the engine about the first columns of a primary key: there are few sites, and each id is unique; so nearly is
 * the order of an attempt to pay and of a word. By itself the engine would learn that from ANALYZE, which never runs in
 * the embedded engine, and only once there are rows.
 */
export const TELL_PLANNER = `
  SELECT pg_restore_attribute_stats(
    'schemaname', 'public', 'relname', relname::text, 'attname', attname::text, 'inherited', false,
    'n_distinct', CAST(CASE attname WHEN 'site_id' THEN 1 ELSE -1 END AS REAL))
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    AND (attname IN ('site_id', 'id') OR attname = 'order_id' AND relname IN ('payment_attempt', 'order_word'))
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_statistic WHERE starelid = attrelid AND staattnum = attnum)`

/**
 * Has the embedded engine read rows by their primary key. A plan is made while a shop is new and kept as long as the
 * process lives; without this another index that begins with the site looks as good, by which all rows of the site are
 * read each time. To be called when the tables are there; what they are told once stays. Never rejects: without it
 * everything is answered, more slowly the more there is.
 */
export async function tellPlanner({ query }: Pick<Querier, 'query'>): Promise<void> {
  await query(TELL_PLANNER).catch(() => undefined)
}
