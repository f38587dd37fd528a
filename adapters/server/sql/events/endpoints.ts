import { createHash } from 'node:crypto'
import { OLD_SECRET_MS } from '../../../../core/use-cases/events/endpoint-secrets.js'
import type { EndpointSecrets } from '../../../../core/use-cases/events/endpoint-secrets.js'
import { numberOrNull } from '../engine/index.js'
import type { Change, Querier, Sql, SqlAnswer } from '../engine/index.js'
import { newWebhookSecret } from '../../webhooks/index.js'
import { kindsText } from './queue-events.js'

/** An endpoint as the settings name it. */
export interface EventEndpoint {
  readonly url: string
  /** Empty: all. */
  readonly kinds: readonly string[]
}

const endpointId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16)

/**
 * Stores the endpoints of the settings for the changes that send events; endpoints that are not among them
 * receive no more events. A new endpoint gets its own secret.
 */
export const writeEndpoints = (
  sql: Pick<Sql, 'tx'>,
  siteId: string,
  endpoints: readonly EventEndpoint[],
): Promise<void> =>
  sql.tx(async ({ query }) => {
    await query('UPDATE webhook_endpoint SET is_set = FALSE WHERE site_id = $1', [siteId])
    for (const { url, kinds } of endpoints)
      await query(
        `INSERT INTO webhook_endpoint (site_id, id, url, kinds, secret) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (site_id, id) DO UPDATE SET kinds = EXCLUDED.kinds, is_set = TRUE`,
        [siteId, endpointId(url), url, kindsText(kinds), newWebhookSecret()],
      )
  })

/** The maximum number of earlier secrets that sign beside a new one. */
const MAX_EARLIER_SECRETS = 5

const SECRETS = 'generation, rotated_on, secret, earlier_secret'

const textOrNull = (value: unknown): string | null => (value == null ? null : `${value}`)

const toSecrets = (row: SqlAnswer['rows'][number] | undefined): EndpointSecrets => ({
  generation: Number(row?.['generation'] ?? 0),
  rotatedMs: numberOrNull(row?.['rotated_on']),
  own: textOrNull(row?.['secret']),
  earlier: textOrNull(row?.['earlier_secret']),
})

/** The endpoints that the running site stored last, with their secrets. */
export async function readEndpoints(
  sql: Querier,
  siteId: string,
): Promise<readonly (EventEndpoint & EndpointSecrets)[]> {
  const { rows } = await sql.query(
    `SELECT url, kinds, ${SECRETS} FROM webhook_endpoint WHERE site_id = $1 AND is_set ORDER BY url`,
    [siteId],
  )
  return rows.map((row) => ({
    url: `${row['url']}`,
    kinds: `${row['kinds']}`.split(',').filter((kind) => kind !== ''),
    ...toSecrets(row),
  }))
}

/** The secrets of an endpoint. */
export async function readEndpointSecrets(
  sql: Querier,
  siteId: string,
  url: string,
): Promise<EndpointSecrets> {
  const { rows } = await sql.query(`SELECT ${SECRETS} FROM webhook_endpoint WHERE site_id = $1 AND id = $2`, [
    siteId,
    endpointId(url),
  ])
  return toSecrets(rows[0])
}

/**
 * The statement that gives an endpoint a new secret; `rotatedMs` null: the earlier ones end at once. Earlier
 * secrets that still sign stay beside the new one, since the endpoint may use any of them.
 */
export const rotationOf = (
  siteId: string,
  url: string,
  { secret, rotatedMs }: { readonly secret: string; readonly rotatedMs: number | null },
): Change => ({
  text: `UPDATE webhook_endpoint SET generation = generation + 1, rotated_on = $3::bigint, secret = $4,
       earlier_secret = CASE WHEN rotated_on > $5::bigint AND earlier_secret IS NOT NULL
         THEN left(secret || ' ' || earlier_secret, $6::int) ELSE secret END
     WHERE site_id = $1 AND id = $2 AND is_set`,
  values: [
    siteId,
    endpointId(url),
    rotatedMs,
    secret,
    (rotatedMs ?? 0) - OLD_SECRET_MS,
    MAX_EARLIER_SECRETS * (secret.length + 1) - 1,
  ],
  mustChange: true,
})
