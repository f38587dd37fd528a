import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import { money } from '../../../../../core/money/index.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import { endOfSubscription, nextBillingOf } from '../../../../../core/subscriptions/index.js'
import { billingAddressOf } from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import type { StoredSubscriptions } from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { cardOf } from '../row-documents.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { membershipLines } from './membership-lines.js'
import { planOf, standingOf } from './subscription-rows.js'
import { lastAttempts } from './unplaced-attempts.js'

function toMemberSubscription(row: SubscriptionRow): MemberSubscription {
  const repeated = orderOfSnapshot(row.snapshot)
  const [item] = repeated.items
  const standing = standingOf(row)
  return {
    id: row.id,
    productName: item?.product.name ?? '',
    price: money(row.amount_minor, row.currency),
    plan: planOf(row),
    image: item?.sku.mainImage ?? null,
    status: row.status as MemberSubscription['status'],
    lastInvoicedMs: row.last_paid_on,
    periodEndMs: nextBillingOf(standing),
    createdOnMs: row.created_on,
    canceledOnMs: row.canceled_on,
    endsOnMs: endOfSubscription(standing),
    billingAddress: billingAddressOf(repeated),
    card: cardOf(row),
  }
}

/** The subscriptions and memberships of members, over SQL. */
export function createSqlMemberSubscriptions({ sql, siteId }: SiteDatabase): StoredSubscriptions {
  const tables = tablesOf(sql)
  return {
    paidOf: async (memberId) => {
      const rows = await tables
        .selectFrom('subscription')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .orderBy('created_on', 'desc')
        .execute()
      return rows.map(toMemberSubscription)
    },
    unplacedOf: (memberId) => lastAttempts(tables, siteId, memberId),
    hasBought: async (memberId) => {
      const order = await tables
        .selectFrom('shop_order')
        .select('id')
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .where('status', '=', 'placed')
        .limit(1)
        .executeTakeFirst()
      return order !== undefined
    },
    membershipsOf: (memberId) => membershipLines(tables, siteId, memberId),
  }
}
