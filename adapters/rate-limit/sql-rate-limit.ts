import { createHash } from 'node:crypto'
import type { Clock } from '../../core/ports/clock.port.js'
import type { RateLimit } from '../../core/ports/rate-limit.port.js'
import type { Querier } from '../sql/index.js'
import { createMemoryRateLimit } from './memory-rate-limit.js'

/** Where a rate limit keeps its counts, and whose time it uses. */
export interface SqlRateLimitOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/**
 * One statement counts and decides, so processes that count at once miss nothing. `EXCLUDED.ends_at` is the
 * end of a window that begins now; one that ends a whole window later
 * was begun by a clock that was put back since; clocks of several processes differ by less.
 */
const COUNT = `
  INSERT INTO rate_window AS known (site_id, id, points, ends_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (site_id, id) DO UPDATE SET
    points = CASE WHEN known.ends_at <= $4 OR known.ends_at > $5 THEN 1 ELSE known.points + 1 END,
    ends_at = CASE WHEN known.ends_at <= $4 OR known.ends_at > $5 THEN EXCLUDED.ends_at ELSE known.ends_at END
  RETURNING points`

const GIVE_BACK = `
  UPDATE rate_window SET points = points - 1
  WHERE site_id = $1 AND id = $2 AND points > 0 AND ends_at > $3`

/**
 * Counts in the table of migration 0003. What this process alone has seen too often is refused without asking
 * the database, so a flood costs no writes; a database that is away leaves the process's own count. Keys are
 * hashed: they name visitors' addresses.
 */
export function createSqlRateLimit({ sql, siteId, clock }: SqlRateLimitOptions): RateLimit {
  const own = createMemoryRateLimit()
  const idOf = (key: string): string => createHash('sha256').update(`${siteId}\n${key}`).digest('hex')
  return {
    take: async (key, points, windowMs) => {
      const id = idOf(key)
      if (!(await own.take(id, points, windowMs))) return false
      const nowMs = clock.wallTime()
      try {
        const { rows } = await sql.query(COUNT, [siteId, id, nowMs + windowMs, nowMs, nowMs + 2 * windowMs])
        return Number(rows[0]?.['points'] ?? 1) <= points
      } catch {
        return true
      }
    },
    giveBack: async (key, points, windowMs) => {
      await own.giveBack(idOf(key), points, windowMs)
      try {
        await sql.query(GIVE_BACK, [siteId, idOf(key), clock.wallTime()])
      } catch {
        // What counts too much is forgotten with its window.
      }
    },
    cleanUp: async () => {
      try {
        await sql.query(`DELETE FROM rate_window WHERE site_id = $1 AND ends_at <= $2`, [
          siteId,
          clock.wallTime(),
        ])
      } catch {
        // What is left is forgotten the next time.
      }
    },
  }
}
