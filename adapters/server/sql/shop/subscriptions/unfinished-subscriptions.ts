import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import type { PaymentPlan } from '../../../../../core/catalog/index.js'
import { NO_ADDRESS, orderOfSnapshot } from '../../../../../core/orders/index.js'
import { unfinishedStatus } from '../../../../../core/use-cases/shop/payments/unfinished-subscription.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { stateOf } from '../payments/stored-attempt.js'
import type { StoreSite, Tables } from '../store-site.js'

/** The attempts that begin a subscription. */
const BEGINNING: readonly (string | null)[] = ['subscribe', 'trial', 'kept-trial']

/** The last attempt of each unplaced order of a member, newest first. */
async function lastAttempts(
  tables: Tables,
  { siteId }: StoreSite,
  memberId: string,
): Promise<readonly PaymentAttemptRow[]> {
  const rows = await tables
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'payment_attempt.site_id')
        .onRef('shop_order.id', '=', 'payment_attempt.order_id'),
    )
    .selectAll('payment_attempt')
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.member_id', '=', memberId)
    .where('shop_order.status', '<>', 'placed')
    .orderBy('payment_attempt.created_on', 'desc')
    .execute()
  const seen = new Set<string>()
  return rows.filter(({ order_id: order }) => !seen.has(order) && seen.add(order))
}

function toUnfinished(row: PaymentAttemptRow, nowMs: number): readonly MemberSubscription[] {
  const status = unfinishedStatus(stateOf(row), nowMs - row.updated_on)
  if (status === null || row.renewal === null) return []
  const repeated = orderOfSnapshot(row.renewal)
  const [item] = repeated.items
  if (item?.subscription == null) return []
  return [
    {
      id: row.id,
      productName: item.product.name,
      price: repeated.total,
      plan: item.subscription as PaymentPlan,
      image: item.sku.mainImage,
      status,
      lastInvoicedMs: null,
      periodEndMs: null,
      createdOnMs: row.created_on,
      canceledOnMs: status === 'incomplete' ? null : row.updated_on,
      endsOnMs: null,
      billingAddress: repeated.billingAddress ?? repeated.shippingAddress ?? NO_ADDRESS,
      card: repeated.card,
    },
  ]
}

/** The subscriptions of a member without a first payment; each has the id of its payment attempt. */
export const unfinishedSubscriptions = async (
  tables: Tables,
  context: StoreSite,
  memberId: string,
): Promise<readonly MemberSubscription[]> =>
  (await lastAttempts(tables, context, memberId))
    .filter(({ purpose }) => BEGINNING.includes(purpose))
    .flatMap((row) => toUnfinished(row, context.clock.wallTime()))
