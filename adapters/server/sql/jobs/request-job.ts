import type { AuditEntry } from '../../../../core/owners/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Sql } from '../engine/index.js'
import { withEntry } from '../owner/with-entry.js'
import { createSqlJobStore } from './sql-job-store.js'

/**
 * Makes a job run at once, with an entry of the audit log; false: no job has this name. Null: the entry's key
 * was used before.
 */
export const createJobRequest =
  ({
    sql,
    siteId,
    clock,
  }: {
    readonly sql: Sql
    readonly siteId: string
    readonly clock: Pick<Clock, 'wallTime'>
  }) =>
  async (name: string, entry: AuditEntry): Promise<boolean | null> => {
    const done = await withEntry({ sql, siteId }, entry, async (querier) => {
      const isKnown = await createSqlJobStore({ sql: querier, siteId }).request(name, clock.wallTime())
      return { value: isKnown, hasChanged: isKnown }
    })
    return done?.value ?? null
  }
