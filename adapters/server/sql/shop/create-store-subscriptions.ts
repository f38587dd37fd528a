import type { MemberSubscriptions } from '../../../../core/ports/accounts/member-subscriptions.port.js'
import type { StampSources } from '../../../../core/ports/platform/stamp.port.js'
import type { AttemptPorts } from '../../../../core/use-cases/shop/payments/attempt-ports.js'
import { createMemberSubscriptions } from '../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import type { SiteDatabase } from './site-database.js'
import { createSqlCards } from './subscriptions/sql-cards.js'
import { createSqlMemberSubscriptions } from './subscriptions/sql-member-subscriptions.js'

/** The subscriptions of the members of a site. `payments`: those of its store. */
export const createStoreSubscriptions = (
  { sql, siteId, clock, random }: SiteDatabase & StampSources,
  payments: AttemptPorts,
): MemberSubscriptions =>
  createMemberSubscriptions({
    stored: createSqlMemberSubscriptions({ sql, siteId }),
    cards: createSqlCards({ sql, siteId }),
    payments,
    clock,
    random,
  })
