import type { SubscriptionDesk } from '../../../../core/ports/owner/subscription-desk.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { cancelSubscription } from '../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { createCancelPorts, readSubscription } from '../shop/index.js'
import { auditChanges } from './owner-statements.js'

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
    const ports = createCancelPorts({ ...place, alongside: auditChanges(place.siteId, entry) })
    return cancelSubscription(ports, id, { by: 'owner', atOnce })
  },
})
