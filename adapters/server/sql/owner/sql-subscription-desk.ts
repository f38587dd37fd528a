import type { SubscriptionDesk } from '../../../../core/ports/owner/subscription-desk.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { cancelSubscription } from '../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { createCancelledSubscriptions, readSubscription } from '../shop/index.js'
import { auditChanges } from './audit-statements.js'

/** The database, the site, the clock and the ids of an owner's subscriptions. */
export interface SqlSubscriptionDeskOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
}

/** The subscriptions of a shop as its owner works with them, over SQL. */
export const createSqlSubscriptionDesk = (place: SqlSubscriptionDeskOptions): SubscriptionDesk => ({
  find: (id) => readSubscription(place, id),
  cancel: (id, atOnce, entry) => {
    const { clock, random, ...site } = place
    const stored = createCancelledSubscriptions({ ...site, alongside: auditChanges(site.siteId, entry) })
    return cancelSubscription({ ...stored, clock, random }, id, { by: 'owner', atOnce })
  },
})
