import type { Sql } from '../../../adapters/server/sql/engine/index.js'

/** Waits until a connection of this PostgreSQL database waits for a lock, or until `work` ends without one. */
export async function untilWaiting(sql: Sql, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = (): void => void (isDone = true)
  work.then(done, done)
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isDone && (await sql.query(waiting)).rows.length === 0);
}
