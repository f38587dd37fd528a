import type { Random } from '../../../../core/ports/platform/random.port.js'
import type { Querier } from './sql.js'

/**
 * A secret of the site under a name, made at the first call, with which its servers sign. It is the same in
 * every process and after every start. 256 random bits as hex digits.
 */
export async function readSiteKey(
  { sql, siteId, random }: { readonly sql: Querier; readonly siteId: string; readonly random: Random },
  name: string,
): Promise<string> {
  await sql.query(
    `INSERT INTO site_key (site_id, id, secret) VALUES ($1, $2, $3) ON CONFLICT (site_id, id) DO NOTHING`,
    [siteId, name, random.token() + random.token()],
  )
  const { rows } = await sql.query(`SELECT secret FROM site_key WHERE site_id = $1 AND id = $2`, [
    siteId,
    name,
  ])
  return String(rows[0]?.['secret'])
}
