import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { eventBody } from '../../../../core/use-cases/events/shop-events.js'
import type { ShopEvent } from '../../../../core/use-cases/events/shop-events.js'
import { defer, newId } from '../engine/index.js'
import type { QueueContext } from '../mails/index.js'

/** The kinds of an endpoint as they are stored; empty: all. */
export const kindsText = (kinds: readonly string[]): string =>
  kinds.length === 0 ? '' : `,${kinds.join(',')},`

const INSERT = `INSERT INTO webhook_delivery
  (site_id, id, event_id, endpoint, kind, subject, body, state, tries, created_on, next_try_on)
  SELECT $1, CAST($2 AS TEXT) || '.' || id, CAST($2 AS TEXT), id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
    'waiting', 0, CAST($6 AS BIGINT), CAST($6 AS BIGINT)
  FROM webhook_endpoint WHERE site_id = $1 AND (kinds = '' OR kinds LIKE '%,' || CAST($3 AS TEXT) || ',%')`

/**
 * Queues events for the endpoints that want them, in the transaction of `tables`: they are sent if and only if it
 * commits.
 */
export async function queueEvents<Tables>(
  tables: Kysely<Tables>,
  context: QueueContext,
  events: readonly ShopEvent[],
): Promise<void> {
  const atMs = context.clock.wallTime()
  for (const event of events) {
    const { kind, subject } = event
    const values = [context.siteId, newId(context), kind, subject, eventBody(event, atMs), atMs]
    await defer(tables, { compile: () => CompiledQuery.raw(INSERT, values) })
  }
}
