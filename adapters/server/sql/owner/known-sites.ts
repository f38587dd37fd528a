import type { Querier } from '../engine/index.js'

/** Each site that was started has rows in one of these tables. */
const SITE_TABLES = ['job', 'product', 'member'] as const

/** The sites that have rows in a database. */
export async function readSites(sql: Pick<Querier, 'query'>): Promise<readonly string[]> {
  const all = SITE_TABLES.map((table) => `SELECT site_id FROM ${table}`).join(' UNION ')
  const { rows } = await sql.query(`${all} ORDER BY site_id`, [])
  return rows.map((row) => `${row['site_id']}`)
}

/** The other sites of a database that has rows of some and none of this one; null: it has rows of this one. */
export async function sitesWithout(
  sql: Pick<Querier, 'query'>,
  site: string,
): Promise<readonly string[] | null> {
  // The names of all sites need whole tables, so they are read only if this site has no rows.
  const { rows: found } = await sql.query(
    `SELECT ${SITE_TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE site_id = $1)`).join(' OR ')} AS there`,
    [site],
  )
  return found[0]?.['there'] === true ? null : readSites(sql)
}
