import type { SubscriptionDesk } from '../../../../core/ports/subscription-desk.port.js'
import type { Clock } from '../../../../core/ports/clock.port.js'
import type { Random } from '../../../../core/ports/random.port.js'
import { isStorable } from '../engine/index.js'
import type { Sql } from '../engine/index.js'
import { cancelById, readSubscription } from '../shop/index.js'
import { withEntry } from './with-entry.js'

/** The database, the site, the clock and the ids of an owner's subscriptions. */
export interface SqlSubscriptionDeskOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
}

/** The subscriptions of a shop as its owner works with them, over SQL. */
export const createSqlSubscriptionDesk = (place: SqlSubscriptionDeskOptions): SubscriptionDesk => ({
  find: (id) => readSubscription(place, id),
  cancel: async (id, atOnce, entry) => {
    if (!isStorable(id)) return 'unknown'
    const done = await withEntry(place, entry, async (querier) => {
      const value = await cancelById(querier, place, id, { by: 'owner', atOnce })
      return { value, hasChanged: value === 'canceled' || value === 'ended' }
    })
    return done?.value ?? null
  },
})
