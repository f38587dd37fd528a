import { parameters } from './guarded-queries.js'
import type { SqlValue } from '../sql.js'

/** A table whose rows wait to be sent: `state`, `next_try_on`, `leased_until`, `tries`, `failure`, `created_on`. */
export type LeasedTable = 'mail' | 'webhook_delivery'

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly SqlValue[]
}

const DUE = `state = 'waiting' AND next_try_on <= $2 AND COALESCE(leased_until, 0) <= $2`

/**
 * Leases due rows, oldest first, for a time in which no other process gets them. A second process waits for the row
 * and then finds it leased, since the condition is checked again. The rows are in no order.
 */
export const takeDue = (
  table: LeasedTable,
  columns: string,
  take: { readonly siteId: string; readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
): Statement => ({
  text: `UPDATE ${table} SET leased_until = $3 WHERE site_id = $1 AND ${DUE} AND id IN (
     SELECT id FROM ${table} WHERE site_id = $1 AND ${DUE} ORDER BY created_on, id LIMIT $4)
   RETURNING ${columns}`,
  values: [take.siteId, take.nowMs, take.nowMs + take.leaseMs, take.limit],
})

/** Releases rows until a time; a `failure` counts as a try. */
export const putBackRows = (
  table: LeasedTable,
  siteId: string,
  ids: readonly string[],
  { untilMs, failure }: { readonly untilMs: number; readonly failure: string | null },
): Statement => ({
  text: `UPDATE ${table} SET next_try_on = $2, leased_until = NULL, tries = tries + $3, failure = COALESCE($4, failure)
   WHERE site_id = $1 AND state = 'waiting' AND id IN (${parameters(ids, 5)})`,
  values: [siteId, untilMs, failure === null ? 0 : 1, failure, ...ids],
})

/** Gives a row up: `$1` is the site, `$2` the row, `$3` the failure. */
export const giveUpText = (table: LeasedTable): string =>
  `UPDATE ${table} SET state = 'given-up', leased_until = NULL, tries = tries + 1, failure = $3
   WHERE site_id = $1 AND id = $2`

interface Aged {
  readonly id: string
  readonly createdMs: number
}

/** Orders rows for sending: oldest first. */
export const byAge = (left: Aged, right: Aged): number =>
  left.createdMs - right.createdMs || (left.id < right.id ? -1 : 1)
