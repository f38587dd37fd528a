import type { DatabaseHealth, WaitingWork } from '../../../../core/ports/owner/site-health.port.js'
import type { Querier } from '../engine/index.js'

interface Place {
  readonly sql: Querier
  readonly siteId: string
}

/** Asks a database for its name and its size. */
export async function readDatabaseHealth(sql: Querier, now: () => number): Promise<DatabaseHealth> {
  const began = now()
  const { rows } = await sql.query('SELECT version() AS name', [])
  const answeredInMs = now() - began
  const size = await sql.query('SELECT pg_database_size(current_database()) AS bytes', []).catch(() => null)
  const bytes = size?.rows[0]?.['bytes']
  return {
    name: /^\S+ [\d.]+/.exec(`${rows[0]?.['name']}`)?.[0] ?? 'Unknown',
    answeredInMs,
    sizeBytes: bytes === undefined || bytes === null ? null : Number(bytes),
  }
}

/** Counts the waiting automatic work of a shop. */
export async function countWaitingWork({ sql, siteId }: Place, nowMs: number): Promise<WaitingWork> {
  const { rows } = await sql.query(
    `SELECT
       (SELECT count(*) FROM mail WHERE site_id = $1 AND state = 'waiting') AS mails,
       (SELECT count(*) FROM mail WHERE site_id = $1 AND state = 'given-up') AS failed_mails,
       (SELECT min(created_on) FROM mail WHERE site_id = $1 AND state = 'waiting') AS oldest_mail,
       (SELECT count(*) FROM refund WHERE site_id = $1 AND state IN ('requested', 'pending')) AS refunds,
       (SELECT count(*) FROM payment_attempt WHERE site_id = $1 AND status = 'capturing') AS captures,
       (SELECT count(*) FROM subscription WHERE site_id = $1 AND due_on <= $2) AS renewals`,
    [siteId, nowMs],
  )
  const row = rows[0] ?? {}
  const count = (name: string): number => Number(row[name] ?? 0)
  return {
    mails: count('mails'),
    failedMails: count('failed_mails'),
    oldestMailMs: row['oldest_mail'] == null ? null : Number(row['oldest_mail']),
    refunds: count('refunds'),
    captures: count('captures'),
    renewals: count('renewals'),
  }
}
