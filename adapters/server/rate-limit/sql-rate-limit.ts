import { createHash } from 'node:crypto'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { RateCount, RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import type { Sql } from '../sql/engine/index.js'
import { createMemoryRateLimit } from './memory-rate-limit.js'

/** The database with the counts of a rate limit, and its clock. */
export interface SqlRateLimitOptions {
  readonly sql: Pick<Sql, 'query' | 'asyncCommit'>
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

/** `$n`, `$n+1` ... in brackets. */
const places = (from: number, count: number): string =>
  Array.from({ length: count }, (_, place) => `$${from + place}`).join(', ')

/**
 * One statement counts and decides, so that simultaneous processes miss nothing. `EXCLUDED.ends_at` is the
 * end of a window that begins now. If a stored window ends more than one window later, its clock was ahead
 * and has been set back since; clocks of several processes differ by less.
 */
const countText = (keys: number): string => `
  INSERT INTO rate_window AS known (site_id, id, points, ends_at)
  VALUES ${Array.from({ length: keys }, (_, at) => `($1, $${2 * at + 3}, 1, $${2 * at + 4})`).join(', ')}
  ON CONFLICT (site_id, id) DO UPDATE SET
    points = CASE WHEN ${IS_OVER} THEN 1 ELSE known.points + 1 END,
    ends_at = CASE WHEN ${IS_OVER} THEN EXCLUDED.ends_at ELSE known.ends_at END
  RETURNING id, points`
const IS_OVER = 'known.ends_at <= $2 OR known.ends_at > 2 * EXCLUDED.ends_at - $2'

const uncountText = (keys: number): string => `
  UPDATE rate_window SET points = points - 1
  WHERE site_id = $1 AND points > 0 AND ends_at > $2 AND id IN (${places(3, keys)})`

/**
 * The mark and the reset are written together: an order costs one statement, and no other process resets too.
 */
const forgetOnceText = (keys: number): string => `
  WITH first AS (
    INSERT INTO rate_window AS known (site_id, id, points, ends_at) VALUES ($1, $3, 1, $4)
    ON CONFLICT (site_id, id) DO UPDATE SET ends_at = EXCLUDED.ends_at WHERE ${IS_OVER}
    RETURNING id
  )
  DELETE FROM rate_window WHERE site_id = $1 AND EXISTS (SELECT 1 FROM first) AND id IN (${places(5, keys)})`

/** A count under its name in the table. */
interface NamedCount extends RateCount {
  readonly id: string
}

/** The name of a key in the table, as a hash. */
const rowId = (siteId: string, key: string): string =>
  createHash('sha256').update(`${siteId}\n${key}`).digest('hex')

/** Lists each key once and in a fixed order, which prevents deadlocks of two processes. */
const namedCounts = (siteId: string, counts: readonly RateCount[]): readonly NamedCount[] =>
  [
    ...new Map(
      counts.map((count) => {
        const id = rowId(siteId, count.key)
        return [id, { ...count, id }] as const
      }),
    ).values(),
  ].sort((one, other) => (one.id < other.id ? -1 : 1))

/**
 * Counts in the table of migration 0003. A key that exceeded its limit in this process is refused without a
 * query, so that a flood writes nothing. If the database is unreachable, the process's own count remains.
 * Keys are hashed, since they contain visitors' addresses.
 */
export function createSqlRateLimit({ sql, siteId, clock }: SqlRateLimitOptions): RateLimit {
  const own = createMemoryRateLimit()
  const queryFor = (counts: readonly RateCount[]): Sql['query'] =>
    sql.asyncCommit !== undefined && counts.every(({ mayBeLost }) => mayBeLost === true)
      ? sql.asyncCommit.query
      : sql.query

  const change = async (
    text: (keys: number) => string,
    values: readonly (number | string)[],
    counts: readonly NamedCount[],
  ): Promise<void> => {
    if (counts.length === 0) return
    try {
      await queryFor(counts)(text(counts.length), [siteId, ...values, ...counts.map(({ id }) => id)])
    } catch {
      // The count expires with its window.
    }
  }
  const uncount = (counts: readonly NamedCount[]) => change(uncountText, [clock.wallTime()], counts)

  async function takeAll(asked: readonly RateCount[]): Promise<readonly RateCount[]> {
    const refused = await own.takeAll(asked)
    if (refused.length > 0 || asked.length === 0) return refused
    const counts = namedCounts(siteId, asked)
    const nowMs = clock.wallTime()
    const values = counts.flatMap(({ id, windowMs }) => [id, nowMs + windowMs])
    const rows = await queryFor(counts)(countText(counts.length), [siteId, nowMs, ...values]).then(
      (answer) => answer.rows,
      () => [],
    )
    const pointsOf = new Map(rows.map((row) => [row['id'], Number(row['points'])]))
    const fine = counts.filter(({ id, points }) => (pointsOf.get(id) ?? 1) <= points)
    if (fine.length === counts.length) return []
    await own.uncount(fine)
    await uncount(fine)
    const fineKeys = new Set(fine.map(({ key }) => key))
    return asked.filter(({ key }) => !fineKeys.has(key))
  }

  return {
    take: async (key, points, windowMs) => (await takeAll([{ key, points, windowMs }])).length === 0,
    takeAll,
    uncount: async (counts) => {
      await own.uncount(counts)
      await uncount(namedCounts(siteId, counts))
    },
    forgetOnce: async (once, counts) => {
      await own.forgetOnce(once, counts)
      const nowMs = clock.wallTime()
      const values = [nowMs, rowId(siteId, once.key), nowMs + once.windowMs]
      await change(forgetOnceText, values, namedCounts(siteId, counts))
    },
    cleanUp: async () => {
      try {
        await sql.query(`DELETE FROM rate_window WHERE site_id = $1 AND ends_at <= $2`, [
          siteId,
          clock.wallTime(),
        ])
      } catch {
        // The next clean-up removes the rest.
      }
    },
  }
}
