import { systemClock } from '../../../adapters/server/platform/index.js'
import { createSqlCardTrials, createSqlRateLimit } from '../../../adapters/server/rate-limit/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'

/** The counts of a site in its database, as composition makes them. */
export function sqlLimits({
  sql,
  siteId,
  clock = systemClock,
}: {
  readonly sql: Sql
  readonly siteId: string
  readonly clock?: Pick<Clock, 'wallTime'>
}) {
  const place = { sql, siteId, clock }
  return { limit: createSqlRateLimit(place), trials: createSqlCardTrials(place) }
}
