import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import { money } from '../../../../../core/money/index.js'
import { NO_ADDRESS, orderOfSnapshot } from '../../../../../core/orders/index.js'
import { endOfSubscription } from '../../../../../core/subscriptions/index.js'
import type { MemberSubscriptions } from '../../../../../core/ports/accounts/member-subscriptions.port.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { cardOf } from '../row-documents.js'
import { commitChanges } from '../../engine/index.js'
import { cancelSubscription } from '../../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import type { AttemptPorts } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { cancelOwn } from '../../../../../core/use-cases/shop/subscriptions/cancel-own.js'
import type { CancelOwnPorts } from '../../../../../core/use-cases/shop/subscriptions/cancel-own.js'
import { changeCard } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import { boughtMemberships } from './bought-memberships.js'
import { createCardPorts } from './create-card-ports.js'
import { createCancelledSubscriptions } from './sql-cancel-ports.js'
import { planOf, standingOf } from './subscription-rows.js'
import { unfinishedSubscriptions } from './unfinished-subscriptions.js'

function toMemberSubscription(row: SubscriptionRow): MemberSubscription {
  const repeated = orderOfSnapshot(row.snapshot)
  const [item] = repeated.items
  return {
    id: row.id,
    productName: item?.product.name ?? '',
    price: money(row.amount_minor, row.currency),
    plan: planOf(row),
    image: item?.sku.mainImage ?? null,
    status: row.status as MemberSubscription['status'],
    lastInvoicedMs: row.last_paid_on,
    periodEndMs: row.period_end,
    createdOnMs: row.created_on,
    canceledOnMs: row.canceled_on,
    endsOnMs: endOfSubscription(standingOf(row)),
    billingAddress: repeated.billingAddress ?? repeated.shippingAddress ?? NO_ADDRESS,
    card: cardOf(row),
  }
}

/** The subscriptions of the members of a site. `payments`: those of its store. */
export const createMemberSubscriptions = (
  context: StoreSite,
  payments: AttemptPorts,
): MemberSubscriptions => {
  const { sql, siteId } = context
  const tables = tablesOf(sql)
  const cards = createCardPorts(context, payments)
  const { clock, random } = context
  const stored = createCancelledSubscriptions({ sql, siteId, commit: commitChanges(sql) })
  const cancelling: CancelOwnPorts = {
    find: cards.find,
    unpaid: async (memberId) =>
      (await unfinishedSubscriptions(tables, context, memberId)).flatMap(({ id, status }) =>
        status === 'incomplete' ? [id] : [],
      ),
    settle: (attempt) => settleAttempt(payments, attempt, { challenge: 'abandon' }),
    cancel: (id) => cancelSubscription({ ...stored, clock, random }, id, { by: 'member' }),
  }
  return {
    of: async (memberId) => {
      const rows = await tables
        .selectFrom('subscription')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .orderBy('created_on', 'desc')
        .execute()
      const all = [
        ...(await unfinishedSubscriptions(tables, context, memberId)),
        ...rows.map(toMemberSubscription),
      ]
      if (all.length > 0) return all
      const order = await tables
        .selectFrom('shop_order')
        .select('id')
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .where('status', '=', 'placed')
        .limit(1)
        .executeTakeFirst()
      return order === undefined ? null : []
    },
    memberships: (memberId) => boughtMemberships(context, memberId),
    cancel: (memberId, id) => cancelOwn(cancelling, memberId, id),
    cardProviders: payments.processors.flatMap(({ provider, keep }) => (keep ? [provider] : [])),
    changeCard: (memberId, change) => changeCard(cards, memberId, change),
  }
}
