import type { AuditEntry } from '../../../../core/owners/index.js'
import type { Clock } from '../../../../core/ports/clock.port.js'
import type { Sql } from '../engine/index.js'
import { retryMails } from '../mails/index.js'
import { withEntry } from './with-entry.js'

/** Lets mails be tried again with an entry of the audit log; null: its key was used before. */
export const createMailRetry =
  (place: { readonly sql: Sql; readonly siteId: string; readonly clock: Pick<Clock, 'wallTime'> }) =>
  async (id: string | null, entry: AuditEntry): Promise<number | null> => {
    const done = await withEntry(place, entry, async (querier) => {
      const count = await retryMails(querier, place, id)
      return { value: count, hasChanged: count > 0 }
    })
    return done?.value ?? null
  }
