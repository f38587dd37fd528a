import { createHash } from 'node:crypto'
import type { SecretStanding } from '../../../../core/use-cases/events/endpoint-secrets.js'
import { numberOrNull } from '../engine/index.js'
import type { Change, Querier, Sql } from '../engine/index.js'
import { kindsText } from './queue-events.js'

/** An endpoint as the settings name it. */
export interface EventEndpoint {
  readonly url: string
  /** Empty: all. */
  readonly kinds: readonly string[]
}

const endpointId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16)

/** Writes the endpoints of the settings down, so that changes find them; others are told of no event any more. */
export const writeEndpoints = (
  sql: Pick<Sql, 'tx'>,
  siteId: string,
  endpoints: readonly EventEndpoint[],
): Promise<void> =>
  sql.tx(async ({ query }) => {
    await query('UPDATE webhook_endpoint SET is_set = FALSE WHERE site_id = $1', [siteId])
    for (const { url, kinds } of endpoints)
      await query(
        `INSERT INTO webhook_endpoint (site_id, id, url, kinds) VALUES ($1, $2, $3, $4)
         ON CONFLICT (site_id, id) DO UPDATE SET kinds = EXCLUDED.kinds, is_set = TRUE`,
        [siteId, endpointId(url), url, kindsText(kinds)],
      )
  })

/** The endpoints as the running site wrote them down last, with the standing of their secrets. */
export async function readEndpoints(
  sql: Querier,
  siteId: string,
): Promise<readonly (EventEndpoint & SecretStanding)[]> {
  const { rows } = await sql.query(
    `SELECT url, kinds, generation, rotated_on FROM webhook_endpoint
     WHERE site_id = $1 AND is_set ORDER BY url`,
    [siteId],
  )
  return rows.map((row) => ({
    url: `${row['url']}`,
    kinds: `${row['kinds']}`.split(',').filter((kind) => kind !== ''),
    generation: Number(row['generation']),
    rotatedMs: numberOrNull(row['rotated_on']),
  }))
}

/** The standing of an endpoint's secret. */
export async function readSecretStanding(sql: Querier, siteId: string, url: string): Promise<SecretStanding> {
  const { rows } = await sql.query(
    'SELECT generation, rotated_on FROM webhook_endpoint WHERE site_id = $1 AND id = $2',
    [siteId, endpointId(url)],
  )
  return {
    generation: Number(rows[0]?.['generation'] ?? 0),
    rotatedMs: numberOrNull(rows[0]?.['rotated_on']),
  }
}

/** The statement that makes the secret of an endpoint anew; `rotatedMs` null: the earlier one ends at once. */
export const rotationOf = (siteId: string, url: string, rotatedMs: number | null): Change => ({
  text: `UPDATE webhook_endpoint SET generation = generation + 1, rotated_on = $3
     WHERE site_id = $1 AND id = $2 AND is_set`,
  values: [siteId, endpointId(url), rotatedMs],
  mustChange: true,
})
