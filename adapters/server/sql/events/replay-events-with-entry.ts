import type { AuditEntry } from '../../../../core/owners/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Sql } from '../engine/index.js'
import { withEntry } from '../owner/with-entry.js'
import { replayOf } from './sql-event-queue.js'

/**
 * Sends events again with an entry of the audit log; returns their number, or null: the entry's key was used
 * before.
 */
export const createEventReplay =
  (place: { readonly sql: Sql; readonly siteId: string; readonly clock: Pick<Clock, 'wallTime'> }) =>
  async (id: string | null, entry: AuditEntry): Promise<number | null> => {
    const { text, values } = replayOf(place.siteId, id, place.clock.wallTime())
    const done = await withEntry(place, entry, async (querier) => {
      const { changedRows } = await querier.query(text, values)
      return { value: changedRows, hasChanged: changedRows > 0 }
    })
    return done?.value ?? null
  }
