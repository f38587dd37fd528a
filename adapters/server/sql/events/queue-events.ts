import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { eventBody } from '../../../../core/use-cases/events/shop-events.js'
import type { ShopEvent } from '../../../../core/use-cases/events/shop-events.js'
import { defer } from '../engine/index.js'
import type { QueueContext } from '../mails/index.js'

/** The kinds of an endpoint as they are stored; empty: all. */
export const kindsText = (kinds: readonly string[]): string =>
  kinds.length === 0 ? '' : `,${kinds.join(',')},`

const COLUMNS = 4

/** Inserts one row for each event and each endpoint that wants it, with one statement for all. */
const insertText = (count: number): string => {
  const rows = Array.from({ length: count }, (_, row) => {
    const places = Array.from({ length: COLUMNS }, (__, at) => `CAST($${3 + row * COLUMNS + at} AS TEXT)`)
    return `(${places.join(', ')})`
  })
  return `INSERT INTO webhook_delivery
    (site_id, id, event_id, endpoint, kind, subject, body, state, tries, created_on, next_try_on)
    SELECT $1, event.id || '.' || webhook_endpoint.id, event.id, webhook_endpoint.id, event.kind, event.subject,
      event.body, 'waiting', 0, CAST($2 AS BIGINT), CAST($2 AS BIGINT)
    FROM (VALUES ${rows.join(', ')}) AS event (id, kind, subject, body) JOIN webhook_endpoint
      ON webhook_endpoint.site_id = $1 AND is_set AND (kinds = '' OR kinds LIKE '%,' || event.kind || ',%')`
}

/**
 * Queues events for the endpoints that want them, in the transaction of `tables`: they are sent if and only if it
 * commits.
 */
export async function queueEvents<Tables>(
  tables: Kysely<Tables>,
  { siteId, nowMs, newId }: QueueContext,
  events: readonly ShopEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.flatMap((event) => [newId(), event.kind, event.subject, eventBody(event, nowMs)])
  const values = [siteId, nowMs, ...rows]
  await defer(tables, { compile: () => CompiledQuery.raw(insertText(events.length), values) })
}
